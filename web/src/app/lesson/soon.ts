export const TOO_LATE = Symbol('too late');

/** When that is so, or when it was waited for long enough: whatever becomes of a video, its page comes. */
export function soon<T>(event: Promise<T>, patienceMs = 500): Promise<T | typeof TOO_LATE> {
  return Promise.race([event, later(patienceMs).then((): typeof TOO_LATE => TOO_LATE)]);
}

export function later(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
