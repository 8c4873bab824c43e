import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

interface PlotTipProps {
  /** Where its point stands, in percent from the left. */
  across: number;
  title: string;
  children: ReactNode;
}

/** What stands at the chosen point. The slider says it to screen readers. */
export function PlotTip({ across, title, children }: PlotTipProps) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute top-0 z-10 w-max max-w-56 rounded-control border border-line bg-card px-3 py-2 text-sm shadow-pop figures-tabular',
        across > 50 ? '-translate-x-[calc(100%+0.75rem)]' : 'translate-x-3',
      )}
      style={{ left: `${across}%` }}
    >
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

interface TipLineProps {
  swatch: ReactNode;
  name: string;
  value: string;
}

export function TipLine({ swatch, name, value }: TipLineProps) {
  return (
    <p className="mt-0.5 flex items-center gap-2 text-ink-soft">
      {swatch}
      <span className="grow">{name}</span>
      <span className="ml-3 font-semibold text-ink">{value}</span>
    </p>
  );
}
