import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';

/** An input with its glass. Give it an accessible name: the placeholder is not one. */
export function SearchInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <div className={cn('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-[1.125rem] -translate-y-1/2 text-ink-soft"
      />
      <Input type="search" className="pl-10.5! [&::-webkit-search-cancel-button]:hidden" {...rest} />
    </div>
  );
}
