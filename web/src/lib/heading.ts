/** A new page is read from its heading on: whoever cannot see that it changed is taken there. */

/**
 * Once the heading is there, it gets the focus, unless something else has it by then: a link that
 * is still on the page, or what the reader went to meanwhile. Ends with the function returned.
 */
export function focusHeading(): () => void {
  const appearing = new MutationObserver(() => {
    if (focused()) appearing.disconnect();
  });
  if (!focused()) appearing.observe(document.body, { childList: true, subtree: true });
  return () => appearing.disconnect();
}

/** True if there is nothing left to do. */
function focused(): boolean {
  if (document.activeElement !== null && document.activeElement !== document.body) return true;
  const heading = document.querySelector("h1");
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
