import { endRunningPrograms } from './run-program.ts';
import { oneFailed, sum, type Tally } from './tally.ts';

/** One named part of a check or a test run. It shows its own output; its outcome line is written by `runToEnd`. */
export interface Step {
  readonly name: string;
  run(): Promise<Tally>;
}

/** Runs the steps, writes the counts as the very last line, and leaves with 0 only when nothing failed. */
export async function runToEnd(steps: readonly Step[]): Promise<void> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      interruption.abort();
      endRunningPrograms();
    });
  }
  const total = sum(await runSteps(steps, interruption.signal));
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** In order, going on after a failure: each step says something of its own about the tree. */
async function runSteps(steps: readonly Step[], interruption: AbortSignal): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) {
    if (interruption.aborted) break;
    const startedAt = performance.now();
    const tally = await step.run().catch((error: unknown) => {
      console.error(error);
      return oneFailed;
    });
    tallies.push(tally);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  }
  return interruption.aborted ? [...tallies, oneFailed] : tallies;
}
