import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

interface CardProps extends ComponentProps<'div'> {
  /** The whole card is a target: it lifts under the pointer. */
  interactive?: boolean;
}

export function Card({ interactive = false, className, ...rest }: CardProps) {
  return (
    <div
      className={cn(
        'rounded-card border border-line bg-card text-ink',
        interactive &&
          'transition-[box-shadow,border-color,transform] duration-200 hover:-translate-y-0.5 hover:border-line-strong/40 hover:shadow-lift has-focus-visible:border-line-strong/40',
        className,
      )}
      {...rest}
    />
  );
}
