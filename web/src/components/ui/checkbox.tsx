import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

/** A native checkbox drawn by us. Put it inside its label, or name it with aria-label. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('relative inline-grid size-5 shrink-0', className)}>
      <input
        type="checkbox"
        className="peer size-5 appearance-none rounded-[5px] border border-line-strong bg-card transition-colors checked:border-ink checked:bg-ink hover:not-disabled:border-ink disabled:opacity-55"
        {...rest}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 size-4 text-ground opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
