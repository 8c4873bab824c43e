import { oneFailed, type Tally } from './tally.ts';

/** One named part of a check or a test run. It shows its own output; its outcome line is written by `runSteps`. */
export interface Step {
  readonly name: string;
  run(): Promise<Tally>;
}

let interrupted = false;

export function interruptSteps(): void {
  interrupted = true;
}

/** Runs the steps in order and goes on after a failure: each says something of its own about the tree. */
export async function runSteps(steps: readonly Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) {
    if (interrupted) break;
    const startedAt = performance.now();
    const tally = await step.run().catch((error: unknown) => {
      console.error(error);
      return oneFailed;
    });
    tallies.push(tally);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  }
  return interrupted ? [...tallies, oneFailed] : tallies;
}
