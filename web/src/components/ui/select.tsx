import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';

/** The browser's own select: the best picker on every phone, and nothing to inject. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select className={cn(controlClasses, 'h-11 appearance-none truncate pr-8.5!')} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-[1.125rem] -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
