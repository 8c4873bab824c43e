import { Check } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface CheckListProps {
  items: readonly string[];
  /** Gains are ticked; conditions and people are only listed. */
  mark?: 'tick' | 'dot';
}

export function CheckList({ items, mark = 'tick' }: CheckListProps) {
  return (
    <ul className={cn('mt-4 grid gap-x-8 gap-y-3', mark === 'tick' && 'sm:grid-cols-2')}>
      {items.map((item) => (
        <li key={item} lang={textLanguage(item)} className="flex gap-3">
          <span aria-hidden="true" className="grid h-[1lh] w-5 shrink-0 place-items-center">
            {mark === 'tick' ? (
              <Check className="size-[1.125rem] text-success" />
            ) : (
              <span className="size-1.5 rounded-full bg-line-strong" />
            )}
          </span>
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
