import { cn } from '@/lib/cn.ts';

type ProgressTone = 'accent' | 'success' | 'yellow' | 'danger';

const barTone: Record<ProgressTone, string> = {
  accent: 'fill-accent',
  success: 'fill-success',
  // Yellow is as light as the track: its edge tells where it ends. Half of the stroke lies outside, where nothing is drawn.
  yellow: 'fill-yellow stroke-yellow-edge stroke-2',
  danger: 'fill-danger',
};

interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  className?: string;
}

const within = (percent: number): number =>
  Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;

export function ProgressBar({
  percent,
  label,
  className,
  tone = 'accent',
}: ProgressProps & { tone?: ProgressTone }) {
  const value = within(percent);
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
          className={cn('transition-[width] duration-200', barTone[tone])}
        />
      </svg>
    </div>
  );
}

const ringRadius = 20;
const ringLength = 2 * Math.PI * ringRadius;

/** The ring with its percent inside. */
export function ProgressRing({ percent, label, className }: ProgressProps) {
  const value = within(percent);
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
            'stroke-accent transition-[stroke-dashoffset] duration-200',
            value === 0 && 'opacity-0',
          )}
        />
      </svg>
      <span className="absolute text-xs font-semibold figures-tabular">{Math.round(value)}%</span>
    </div>
  );
}
