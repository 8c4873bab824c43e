import { cn } from '@/lib/cn.ts';

type ProgressTone = 'accent' | 'success' | 'yellow' | 'danger';

const barTone: Record<ProgressTone, string> = {
  accent: 'fill-accent',
  success: 'fill-success',
  // Yellow is as light as the track: its edge tells where it ends. Half of the stroke lies outside, where nothing is drawn.
  yellow: 'fill-yellow stroke-yellow-edge stroke-2',
  danger: 'fill-danger',
};

export interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  className?: string;
}

export const withinPercent = (percent: number): number =>
  Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;

export function ProgressBar({ percent, label, className, tone }: ProgressProps & { tone?: ProgressTone }) {
  const value = withinPercent(percent);
  // Green is for what is done.
  const shown = tone ?? (value === 100 ? 'success' : 'accent');
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className={cn('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      {/* A width as an attribute: the page's policy allows no style that comes with the markup. */}
      <svg aria-hidden="true" className="block size-full">
        <rect
          width={`${value}%`}
          height="100%"
          rx="4"
          className={cn('transition-[width] duration-200', barTone[shown])}
        />
      </svg>
    </div>
  );
}
