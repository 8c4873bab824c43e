import { describe, expect, it } from 'vitest';
import { judgeRun, oneFailed, sum } from './tally.ts';

describe('a test run', () => {
  it('is worth what its runner counted', () => {
    const counted = { passed: 3, failed: 1, skipped: 2 };
    expect(judgeRun(counted, false)).toEqual(counted);
  });

  it('failed once when the runner left no report', () => {
    expect(judgeRun(null, true)).toEqual(oneFailed);
  });

  it('failed once when the runner crashed without naming a failed test', () => {
    expect(judgeRun({ passed: 3, failed: 0, skipped: 0 }, false)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
  });

  it('failed once when no test was executed, however content the runner is', () => {
    expect(judgeRun({ passed: 0, failed: 0, skipped: 5 }, true)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 5,
    });
  });
});

it('adds up passed, failed and skipped apart', () => {
  const tallies = [{ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 }, oneFailed];
  expect(sum(tallies)).toEqual({ passed: 11, failed: 23, skipped: 33 });
});
