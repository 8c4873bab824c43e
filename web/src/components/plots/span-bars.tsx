import { numberText } from '@/lib/language/numbers.ts';

interface SpanBarsProps {
  label: string;
  spans: readonly { readonly name: string; readonly value: number }[];
}

/** Lying bars with their names and numbers written out: nothing needs to be pointed at. */
export function SpanBars({ label, spans }: SpanBarsProps) {
  const most = Math.max(1, ...spans.map(({ value }) => value));
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {spans.map(({ name, value }) => (
        <li key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-3 text-sm">
          <span className="text-ink-soft">{name}</span>
          <span aria-hidden="true" className="h-3 rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-success"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </span>
          <span className="min-w-8 text-right font-semibold figures-tabular">{numberText(value)}</span>
        </li>
      ))}
    </ul>
  );
}
