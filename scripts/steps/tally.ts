import { readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, where it is known; said again at the end, where it is not scrolled away. */
  readonly failures?: readonly string[];
}

export const nothingCounted: Tally = { passed: 0, failed: 0, skipped: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 };
export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
    skipped: tallies.reduce((total, tally) => total + tally.skipped, 0),
  };
}

/**
 * What a test runner's own counts are worth. A run that ended badly without naming a failed test crashed, and a run
 * without a single test proved nothing: both count as one failure.
 */
export function judgeRun(counted: Tally | null, succeeded: boolean): Tally {
  if (counted === null) return oneFailed;
  const provedNothing = counted.passed + counted.failed === 0;
  const crashed = !succeeded && counted.failed === 0;
  return provedNothing || crashed ? { ...counted, failed: 1 } : counted;
}

/** What a test runner wrote for machines, or null when it did not get that far. */
export function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
