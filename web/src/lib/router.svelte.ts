/** Where the reader is. Links are ordinary links; what stays in this house is not loaded anew. */

import { type Route, routeOf } from "./routes";

let path = $state(location.pathname);
const current = $derived(routeOf(path));

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Listen to the back button and to every link on the page. */
export function watchAddress(): () => void {
  const returned = () => {
    path = location.pathname;
  };
  addEventListener("popstate", returned);
  document.addEventListener("click", followLink);
  return () => {
    removeEventListener("popstate", returned);
    document.removeEventListener("click", followLink);
  };
}

function followLink(click: MouseEvent): void {
  const elsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.defaultPrevented || click.button !== 0 || elsewhere) return;
  const link = (click.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  const inside = url.origin === location.origin && !url.pathname.startsWith("/api/");
  const samePlace = url.pathname === location.pathname && url.hash !== "";
  if (!inside || samePlace) return;
  click.preventDefault();
  go(url.pathname + url.search + url.hash);
}
