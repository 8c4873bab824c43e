import type { DropOff } from '@academy/contract/insight/insight-calls.ts';
import { finishSpans } from '@academy/contract/insight/insight-options.ts';
import { plural, t } from '@lingui/core/macro';
import { PlotFrame } from '@/components/plots/plot-frame.tsx';
import { SpanBars } from '@/components/plots/span-bars.tsx';
import { numberText } from '@/lib/language/numbers.ts';

/** How long it took those who finished. */
export function FinishPlot({ daysToFinish: { students, medianDays, spans } }: Pick<DropOff, 'daysToFinish'>) {
  const rows = spans.map((value, index) => ({ name: spanText(index), value }));
  return (
    <PlotFrame
      title={t`From enrolling to finishing`}
      sentence={sentenceOf(students, medianDays)}
      fileName="time-to-finish"
      table={{ columns: [t`Time`, t`Students`], rows: rows.map(({ name, value }) => [name, value]) }}
    >
      {medianDays === null ? null : (
        <p className="mb-4 font-serif text-3xl font-medium figures-tabular">{medianText(medianDays)}</p>
      )}
      <SpanBars label={t`From enrolling to finishing`} spans={rows} />
    </PlotFrame>
  );
}

function medianText(medianDays: number): string {
  if (medianDays < 1) return t`Less than a day`;
  const days = numberText(medianDays, Number.isInteger(medianDays) ? 0 : 1);
  return plural(medianDays, { one: `${days} day`, other: `${days} days` });
}

function sentenceOf(students: number, medianDays: number | null): string {
  if (medianDays === null) return t`Nobody has finished yet.`;
  const number = numberText(students);
  return plural(students, {
    one: `One student has finished, in this time.`,
    other: `Half of the ${number} who have finished took no longer.`,
  });
}

function spanText(index: number): string {
  const days = finishSpans[index];
  if (days === undefined) return t`Later`;
  if (days === 1) return t`Within a day`;
  const before = finishSpans[index - 1] ?? 0;
  if (days === 7) return t`Within a week`;
  const from = numberText(before / 7);
  const to = numberText(days / 7);
  return t`${from} to ${to} weeks`;
}
