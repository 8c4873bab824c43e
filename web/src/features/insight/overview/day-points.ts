/** Days as a plot has room for them: a year of single days would be a hedge, so they are summed up by weeks, many years by months. */
import type { Overview } from '@academy/contract/insight/insight-calls.ts';

export type Unit = 'day' | 'week' | 'month';

export interface DayPoint {
  /** Its first day. */
  readonly day: string;
  readonly enrolled: number;
  readonly finished: number;
  /** Titles of the courses that were published then. */
  readonly published: readonly string[];
}

const mostDays = 120;
const mostWeeks = 120 * 7;

export function unitOf(days: number): Unit {
  if (days <= mostDays) return 'day';
  return days <= mostWeeks ? 'week' : 'month';
}

export function dayPoints({ days, published }: Pick<Overview, 'days' | 'published'>): readonly DayPoint[] {
  const unit = unitOf(days.length);
  const points = new Map<string, DayPoint>();
  const titles = Map.groupBy(published, ({ day }) => day);
  days.forEach(({ day, enrolled, finished }, index) => {
    const key = keyOf(day, index, days.length, unit);
    const before = points.get(key) ?? { day, enrolled: 0, finished: 0, published: [] };
    points.set(key, {
      day: before.day,
      enrolled: before.enrolled + enrolled,
      finished: before.finished + finished,
      published: [...before.published, ...(titles.get(day) ?? []).map(({ title }) => title)],
    });
  });
  return [...points.values()];
}

/** Weeks are counted back from today, so that the last one is as long as the others. */
function keyOf(day: string, index: number, count: number, unit: Unit): string {
  if (unit === 'day') return day;
  return unit === 'month' ? day.slice(0, 7) : String(Math.floor((count - 1 - index) / 7));
}
