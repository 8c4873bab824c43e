import * as TabsPrimitive from 'radix-ui/tabs';
import type { ComponentProps, SyntheticEvent } from 'react';
import { cn } from '@/lib/cn.ts';

export const Tabs = TabsPrimitive.Root;

/** Scrolls sideways by itself when a phone is too narrow for its tabs. */
export function TabsList({ className, ...rest }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={cn(
        'flex gap-3 sm:gap-4 scrolls-sideways border-b border-line [scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
        className,
      )}
      {...rest}
    />
  );
}

const press = ({ currentTarget }: SyntheticEvent<Element>) => currentTarget.setAttribute('data-pressed', '');
const release = ({ currentTarget }: SyntheticEvent<Element>) => currentTarget.removeAttribute('data-pressed');

/** Radix focuses a pressed tab by script, which to a browser looks like a keyboard: the ring is for real keys. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        'h-12 shrink-0 border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-ink-soft transition-colors',
        'hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink',
        'focus-visible:-outline-offset-2 data-pressed:outline-none',
        className,
      )}
      onPointerDown={press}
      onKeyDown={release}
      onBlur={release}
      {...rest}
    />
  );
}

/** Focused it has a line at its top: a ring would be as high as the page. */
export function TabsContent({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      className={cn(
        'pt-6 focus-visible:relative focus-visible:outline-none',
        'focus-visible:before:absolute focus-visible:before:inset-x-0 focus-visible:before:top-0 focus-visible:before:border-t-2 focus-visible:before:border-accent',
        className,
      )}
      {...rest}
    />
  );
}
