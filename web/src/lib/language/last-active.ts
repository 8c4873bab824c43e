import { plural, t } from '@lingui/core/macro';
import { shortDate } from '@/lib/language/dates.ts';
import { numberText } from '@/lib/language/numbers.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Minutes, hours or days ago; from seven days onward the date as 'MMM d, yyyy'. */
export function lastActiveText(lastActive: string, now: Date): string {
  const then = new Date(lastActive);
  if (Number.isNaN(then.getTime())) return t`Invalid date`;
  const elapsedMs = Math.max(0, now.getTime() - then.getTime());
  if (elapsedMs < hourMs) return minutesAgo(Math.floor(elapsedMs / minuteMs));
  if (elapsedMs < dayMs) return hoursAgo(Math.floor(elapsedMs / hourMs));
  if (elapsedMs < 7 * dayMs) return daysAgo(Math.floor(elapsedMs / dayMs));
  return shortDate(then);
}

function minutesAgo(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} minute ago`, other: `${number} minutes ago` });
}

function hoursAgo(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} hour ago`, other: `${number} hours ago` });
}

function daysAgo(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} day ago`, other: `${number} days ago` });
}
