import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { listText, weekdayInitial, weekdayName } from '@/lib/language/weekdays.ts';
import { type LearnedDay, lastSevenDays } from '../week.ts';

/** Seven quiet dots. Nothing is counted up, and nothing is lost by a day without. */
export function WeekDots({ learnedAt, now }: { learnedAt: readonly string[]; now: Date }) {
  const days = lastSevenDays(learnedAt, now);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-sans text-sm font-semibold text-ink-soft">
        {t`Your last seven days`}
      </h3>
      <p className="sr-only">{weekText(days)}</p>
      <ol aria-hidden="true" className="mt-3 flex max-w-sm justify-between">
        {days.map(({ day, learned }, index) => (
          <li key={day.getTime()} className="flex w-8 flex-col items-center gap-1.5">
            <span
              className={cn(
                'size-3.5 rounded-full border-2',
                learned ? 'border-success bg-success' : 'border-line-strong/60',
              )}
            />
            <span
              className={cn('text-xs', index === days.length - 1 ? 'font-bold text-ink' : 'text-ink-soft')}
            >
              {weekdayInitial(day)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function weekText(days: readonly LearnedDay[]): string {
  const learned = days.filter(({ learned }) => learned).map(({ day }) => weekdayName(day));
  if (learned.length === 0) return t`No lessons in the last seven days.`;
  const names = listText(learned);
  return t`You learned on ${names}.`;
}
