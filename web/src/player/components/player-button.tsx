import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

interface PlayerButtonProps extends ComponentProps<'button'> {
  label: string;
  /** The key that does the same. */
  shortcut?: string;
}

/** 44 px on the picture; its name says what pressing it does. */
export function PlayerButton({ label, shortcut, className, ...rest }: PlayerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      className={cn(
        'inline-grid h-11 min-w-11 shrink-0 place-items-center rounded-control text-white transition-colors',
        'hover:bg-white/15 focus-visible:-outline-offset-2 disabled:opacity-50 [&_svg]:size-5.5',
        className,
      )}
      {...rest}
    />
  );
}
