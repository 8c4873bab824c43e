import { Check, Dot } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface CheckListProps {
  items: readonly string[];
  /** Gains are ticked; conditions and people are only listed. */
  mark?: 'tick' | 'dot';
}

export function CheckList({ items, mark = 'tick' }: CheckListProps) {
  const Mark = mark === 'tick' ? Check : Dot;
  return (
    <ul className={cn('mt-4 grid gap-x-8 gap-y-3', mark === 'tick' && 'sm:grid-cols-2')}>
      {items.map((item) => (
        <li key={item} lang={textLanguage(item)} className="flex gap-3">
          <Mark
            aria-hidden="true"
            className={cn(
              'mt-[0.2lh] size-[1.125rem] shrink-0',
              mark === 'tick' ? 'text-success' : 'text-ink-soft',
            )}
          />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
