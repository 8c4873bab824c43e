import { endRunningPrograms } from './run-program.ts';
import { interruptSteps, runSteps, type Step } from './step.ts';
import { sum } from './tally.ts';

/** Runs the steps, writes the counts as the very last line, and leaves with 0 only when nothing failed. */
export async function runToEnd(steps: readonly Step[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      interruptSteps();
      endRunningPrograms();
    });
  }
  const total = sum(await runSteps(steps));
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
