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
  const outcomes = await runSteps(steps, interruption.signal);
  for (const { name, tally } of outcomes) sayWhatFailed(name, tally);
  const total = sum(outcomes.map(({ tally }) => tally));
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

interface Outcome {
  readonly name: string;
  readonly tally: Tally;
}

/** In order, going on after a failure: each step says something of its own about the tree. */
async function runSteps(steps: readonly Step[], interruption: AbortSignal): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    if (interruption.aborted) break;
    const startedAt = performance.now();
    const tally = await step.run().catch((error: unknown) => {
      console.error(error);
      return oneFailed;
    });
    outcomes.push({ name: step.name, tally });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  }
  return interruption.aborted
    ? [...outcomes, { name: 'The run was interrupted', tally: oneFailed }]
    : outcomes;
}

/** Once more at the end: of a long run often only the last lines are kept. */
function sayWhatFailed(name: string, { failed, failures = [] }: Tally): void {
  if (failed === 0) return;
  console.log(`Failed: ${name}`);
  for (const failure of failures) console.log(`  ${failure}`);
}
