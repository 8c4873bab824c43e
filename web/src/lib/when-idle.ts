/** Does something when the browser has nothing else to do, soon after the page has been drawn. Gives how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Typed as always there, but Safari came to it late.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, 1000);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
