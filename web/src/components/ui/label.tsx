import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export function Label({ className, ...rest }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is given by htmlFor or as a child.
  return <label className={cn('text-sm font-semibold text-ink', className)} {...rest} />;
}
