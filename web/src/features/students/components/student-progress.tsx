import { progressColour } from '@academy/contract/enrollments/progress.ts';
import { t } from '@lingui/core/macro';
import { ProgressBar } from '@/components/ui/progress.tsx';
import { percentText } from '@/lib/language/numbers.ts';

const tones = { green: 'success', yellow: 'yellow', red: 'danger' } as const;

export function StudentProgress({ name, percent }: { name: string; percent: number }) {
  return (
    <span className="flex grow items-center justify-end gap-3 md:justify-start">
      <ProgressBar
        percent={percent}
        label={t`Progress of ${name}`}
        tone={tones[progressColour(percent)]}
        className="w-28 xl:w-36"
      />
      <span className="w-11 text-right text-sm font-semibold figures-tabular">{percentText(percent)}</span>
    </span>
  );
}
