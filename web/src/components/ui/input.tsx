import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

/** What input, textarea and select share, so that a form reads as one piece. */
export const controlClasses = [
  'w-full rounded-control border border-line-strong bg-card px-3.5 text-base text-ink',
  'transition-[border-color,box-shadow] hover:not-disabled:border-ink-soft',
  'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70',
].join(' ');

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(controlClasses, 'h-11', className)} {...rest} />;
}
