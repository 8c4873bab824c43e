import type { ComponentProps } from 'react';
import { controlClasses } from '@/components/ui/control-classes.ts';
import { cn } from '@/lib/cn.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(controlClasses, 'h-11', className)} {...rest} />;
}
