import { t } from '@lingui/core/macro';
import { Select } from '@/components/ui/select.tsx';
import { dayText } from '@/lib/language/days.ts';

interface ChangeSelectProps {
  /** Days on which the course changed. */
  changes: readonly string[];
  chosen: string | undefined;
  onChoose: (day: string | undefined) => void;
}

/** Which change of the course its students are told apart by. */
export function ChangeSelect({ changes, chosen, onChoose }: ChangeSelectProps) {
  if (changes.length === 0) return null;
  return (
    <Select
      aria-label={t`Compare before and since a change`}
      className="w-72 max-w-full max-sm:w-full"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">{t`All students`}</option>
      {changes.map((day) => {
        const date = dayText(day);
        return (
          <option key={day} value={day}>
            {t`Before and since ${date}`}
          </option>
        );
      })}
    </Select>
  );
}
