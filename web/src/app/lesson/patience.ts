/** How long the app may wait at each of its steps: whatever becomes of the video, its page comes. */
const PATIENCE_MS = 500;

export const TOO_LATE = Symbol('too late');

export function soon<T>(event: Promise<T> | undefined, patienceMs = PATIENCE_MS) {
  return Promise.race([event, tooLate(patienceMs)]);
}

function tooLate(delayMs: number): Promise<typeof TOO_LATE> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, TOO_LATE));
}
