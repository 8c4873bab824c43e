import { cn } from '@/lib/cn.ts';

/** A quiet stand-in. Give it the size of what will come, so that nothing moves when it does. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-control bg-sunken', className)} />;
}
