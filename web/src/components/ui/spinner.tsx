import { t } from '@lingui/core/macro';
import { cn } from '@/lib/cn.ts';

/** The drawn part alone; the text of what is loading stands beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={cn('animate-spin-even', className ?? 'size-5')}
    >
      <circle cx="12" cy="12" r="9" opacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

/** In the place of a page, and so with a heading for screen readers; as high as the screen, so that no footer jumps. */
export function SpinnerScreen({ label = t`Loading...` }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-accent">
      <Spinner className="size-8" />
      <h1 className="sr-only">{label}</h1>
    </div>
  );
}
