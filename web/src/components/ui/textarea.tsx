import type { ComponentProps } from 'react';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn(controlClasses, 'min-h-24 py-2.5', className)} {...rest} />;
}
