import { cn } from '@/lib/cn.ts';

/** Of everybody, or of who came before a change or since. Told apart by their pattern, too. */
export type ReachLook = 'all' | 'before' | 'since';

/** Slanted lines, which stay apart from a plain fill without any colour. */
const hatched = 'bg-[repeating-linear-gradient(-45deg,var(--ink-soft)_0_2px,transparent_2px_5px)] bg-sunken';

export const finishedFill: Readonly<Record<ReachLook, string>> = {
  all: 'bg-success',
  before: hatched,
  since: 'bg-success',
};

/** An empty box: they were there, and did not finish. */
export const reachedFill = 'border border-b-0 border-line-strong/70 bg-sunken';

/** In place of students: who did not go on. */
export const lostFill = 'border border-dashed border-accent bg-accent-tint/60';

function FillSwatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn('size-3 shrink-0 rounded-[3px]', className)} />;
}

interface FillLegendProps {
  fills: readonly { readonly name: string; readonly fill: string }[];
}

export function FillLegend({ fills }: FillLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {fills.map(({ name, fill }) => (
        <li key={name} className="flex items-center gap-2">
          <FillSwatch className={cn(fill, 'border-b')} />
          {name}
        </li>
      ))}
    </ul>
  );
}
