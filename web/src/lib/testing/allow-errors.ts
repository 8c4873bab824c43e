export const allowed: RegExp[] = [];

/** Says that this test provokes an error on purpose. */
export function allowErrors(expected: RegExp): void {
  allowed.push(expected);
}
