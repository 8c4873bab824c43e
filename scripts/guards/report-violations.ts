/** How a guard ends when it is run as a program: one line for each violation, and a failure if there is any. */
export function reportViolations(violations: readonly string[]): void {
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}
