import { type ProgressProps, withinPercent } from '@/components/ui/progress.tsx';
import { cn } from '@/lib/cn.ts';
import { percentText } from '@/lib/language/numbers.ts';

const ringRadius = 20;
const ringLength = 2 * Math.PI * ringRadius;

/** The ring with its percent inside. */
export function ProgressRing({ percent, label, className }: ProgressProps) {
  const value = withinPercent(percent);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className={cn('relative grid place-items-center', className ?? 'size-14')}
    >
      <svg
        viewBox="0 0 48 48"
        fill="none"
        strokeWidth="4"
        aria-hidden="true"
        className="size-full -rotate-90"
      >
        <circle cx="24" cy="24" r={ringRadius} className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r={ringRadius}
          strokeLinecap="round"
          strokeDasharray={ringLength}
          strokeDashoffset={ringLength * (1 - value / 100)}
          className={cn(
            'transition-[stroke-dashoffset] duration-200',
            value === 100 ? 'stroke-success' : 'stroke-accent',
            value === 0 && 'opacity-0',
          )}
        />
      </svg>
      <span className="absolute text-xs font-semibold figures-tabular">{percentText(Math.round(value))}</span>
    </div>
  );
}
