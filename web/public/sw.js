/**
 * The service worker: the house opens without a connection, and says so inside.
 *
 * Parts under /assets have their content in their name, so what is kept is never stale. A page is
 * asked for first and taken from the shelf only when nobody answers: a new version takes over with
 * the next load. What is alive, /api and /ws, is never kept.
 */

const SHELF = "taproom-1";
const DOOR = "/";
const KEPT_PARTS = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(DOOR)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherShelves(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(part(request));
});

/** All pages start from one file. */
async function page(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok && isPage(answer)) await shelf.put(DOOR, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shelf.match(DOOR);
    if (kept) return kept;
    throw error;
  }
}

async function part(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shelf.put(request, answer.clone());
    await dropOldest(shelf);
  }
  return answer;
}

/** Navigating to a file of the interface (/api/...) shows it, but does not become the front door. */
function isPage(answer) {
  const path = new URL(answer.url).pathname;
  const type = answer.headers.get("content-type") ?? "";
  return type.startsWith("text/html") && !path.startsWith("/api");
}

async function dropOldest(shelf) {
  const kept = await shelf.keys();
  const parts = kept.filter(({ url }) => new URL(url).pathname !== DOOR);
  await Promise.all(parts.slice(0, -KEPT_PARTS).map((request) => shelf.delete(request)));
}

async function dropOtherShelves() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}
