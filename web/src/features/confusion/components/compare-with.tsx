import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { WatchedFilm } from '@/api/watching.ts';
import { Select } from '@/components/ui/select.tsx';
import { shortDate } from '@/lib/language/dates.ts';
import { studentsText } from '@/lib/student-count.ts';

interface CompareWithProps {
  films: readonly WatchedFilm[];
  chosen: string | null;
  onChoose: (version: string | null) => void;
}

/** Which earlier film stands behind the map. */
export function CompareWith({ films, chosen, onChoose }: CompareWithProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id}>{t`Compare with`}</label>
      <Select
        id={id}
        className="w-60 max-w-full"
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
      >
        {films.map(({ version, watchedSince, viewers }) => (
          <option key={version} value={version}>
            {`${watchedSince === null ? '' : shortDate(new Date(watchedSince))} · ${studentsText(viewers ?? 0)}`}
          </option>
        ))}
        <option value="">{t`no other film`}</option>
      </Select>
    </div>
  );
}
