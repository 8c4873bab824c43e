import type { Figure } from '@academy/contract/insight/insight-calls.ts';

/** One point for each day: what the total was when that day ended. */
function totalAfterEachDay(total: number, added: readonly number[]): number[] {
  let left = total;
  const points = added.toReversed().map((count) => {
    const point = left;
    left -= count;
    return point;
  });
  return points.toReversed();
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Of something that only grows. `hasBefore`: whether there was anything before the first day. */
export function growingFigure(total: number, added: readonly number[], hasBefore: boolean): Figure {
  return {
    value: total,
    before: hasBefore ? total - sumOf(added) : null,
    curve: totalAfterEachDay(total, added),
  };
}

interface Shares {
  /** Of the students, summed up: 1 for each who completed everything. */
  readonly progress: number;
  readonly students: number;
}

/** The mean of how far students are, in percent. It is not known while there are none. */
export function progressFigure(total: Shares, added: readonly Shares[], hasBefore: boolean): Figure {
  const progress = totalAfterEachDay(
    total.progress,
    added.map((day) => day.progress),
  );
  const students = totalAfterEachDay(
    total.students,
    added.map((day) => day.students),
  );
  const first = added[0] ?? { progress: 0, students: 0 };
  const before = percent((progress[0] ?? 0) - first.progress, (students[0] ?? 0) - first.students);
  return {
    value: percent(total.progress, total.students) ?? 0,
    before: hasBefore ? before : null,
    curve: progress.map((sum, day) => percent(sum, students[day] ?? 0)),
  };
}

/** With one decimal; sums of fractions may be a hair below nothing. */
function percent(progress: number, students: number): number | null {
  if (students <= 0) return null;
  return Math.max(0, Math.round((progress / students) * 1000) / 10);
}
