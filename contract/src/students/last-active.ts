const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** Minutes, hours or days ago; from seven days onward the date as 'MMM d, yyyy'. */
export function lastActiveText(lastActive: string, now: Date): string {
  const then = new Date(lastActive);
  if (Number.isNaN(then.getTime())) return 'Invalid date';
  const elapsedMs = Math.max(0, now.getTime() - then.getTime());
  if (elapsedMs < hourMs) return ago(Math.floor(elapsedMs / minuteMs), 'minute');
  if (elapsedMs < dayMs) return ago(Math.floor(elapsedMs / hourMs), 'hour');
  if (elapsedMs < 7 * dayMs) return ago(Math.floor(elapsedMs / dayMs), 'day');
  return dateFormat.format(then);
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
