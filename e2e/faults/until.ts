import { setTimeout as delay } from 'node:timers/promises';

interface WaitOptions {
  readonly withinMs: number;
  readonly what: string;
  readonly everyMs?: number;
}

/** Waits for a condition, and answers how many milliseconds that took. A condition that throws is not met yet. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { withinMs, what, everyMs = 50 }: WaitOptions,
): Promise<number> {
  const from = performance.now();
  let failure: unknown;
  for (;;) {
    try {
      if (await condition()) return performance.now() - from;
    } catch (error) {
      failure = error;
    }
    if (performance.now() - from > withinMs) {
      throw new Error(`Waited ${withinMs} ms in vain for ${what}.`, { cause: failure });
    }
    await delay(everyMs);
  }
}

/** Prints a measured time, for the reader of a run: no test depends on it. */
export function note(what: string, ms: number): void {
  process.stdout.write(`  measured: ${what} ${(ms / 1000).toFixed(2)} s\n`);
}
