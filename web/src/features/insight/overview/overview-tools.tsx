import type { Overview } from '@academy/contract/insight/insight-calls.ts';
import { type Period, periods } from '@academy/contract/insight/insight-options.ts';
import { t } from '@lingui/core/macro';
import type { OverviewFilter } from '@/api/insight.ts';
import { Select } from '@/components/ui/select.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface OverviewToolsProps {
  courses: Overview['courses'];
  filter: OverviewFilter;
  onFilter: (filter: OverviewFilter) => void;
}

/** Which course and which time the figures are of. */
export function OverviewTools({ courses, filter, onFilter }: OverviewToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:w-full">
      <Select
        aria-label={t`Course`}
        className="w-56 max-md:w-full"
        value={filter.courseId ?? ''}
        onChange={({ target }) => onFilter({ ...filter, courseId: target.value || undefined })}
      >
        <option value="">{t`All courses`}</option>
        {courses.map(({ id, title }) => (
          <option key={id} value={id} lang={textLanguage(title)}>
            {title}
          </option>
        ))}
      </Select>
      <fieldset className="flex h-11 min-w-0 items-center rounded-control border border-line bg-card p-1 max-md:w-full">
        <legend className="sr-only">{t`Period`}</legend>
        {periods.map((period) => (
          <label
            key={period}
            className="flex h-full min-w-0 cursor-pointer items-center justify-center rounded-[6px] px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-md:grow max-md:px-1.5"
          >
            <input
              type="radio"
              name="period"
              className="sr-only"
              checked={filter.period === period}
              onChange={() => onFilter({ ...filter, period })}
            />
            {periodText(period)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function periodText(period: Period): string {
  if (period === 'all') return t({ message: 'All', comment: 'All days since the first student came' });
  const number = numberText(Number(period));
  return t`${number} days`;
}
