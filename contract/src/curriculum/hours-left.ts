/** In a file of its own: cards need it, and nothing else of the time of courses. */

/** Rounded up: nobody is late who was promised more. */
export function hoursLeft(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 3600));
}
