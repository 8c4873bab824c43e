import workerPath from 'hls.js/dist/hls.worker.js?url';

export { workerPath };

let fetched = false;

/** The library asks for its worker only when the first segment is there, which would hold the first picture back. */
export function prefetchWorker(): void {
  if (fetched) return;
  fetched = true;
  // What fails here fails again where it is needed.
  fetch(workerPath).catch(() => undefined);
}
