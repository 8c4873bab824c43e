import { ArrowRight, BookOpen, type LucideIcon, PlaySquare, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type OptionPlace, SuggestionOption } from '@/components/suggestions/suggestion-option.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import type { EntryKind, FinderEntry } from './finder-entries.ts';

const icons: Record<EntryKind, LucideIcon> = {
  course: BookOpen,
  lesson: PlaySquare,
  student: UserRound,
  action: ArrowRight,
};

export function EntryOption({ entry, place }: { entry: FinderEntry; place: OptionPlace }) {
  const { kind, title, detail } = entry;
  const Icon = icons[kind];
  const row = useRef<HTMLSpanElement>(null);
  // The keys walk further than the list shows.
  useEffect(() => {
    if (place.isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [place.isActive]);
  return (
    <SuggestionOption place={place}>
      <span ref={row} className="flex min-h-7 scroll-m-3 items-center gap-3">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        {/* Side by side there would be half a title on a phone. */}
        <span className="flex min-w-0 grow flex-col md:flex-row md:items-center md:gap-3">
          <span lang={textLanguage(title)} className="max-w-full truncate text-sm font-semibold">
            {title}
          </span>
          {detail === '' ? null : (
            <span
              lang={textLanguage(detail)}
              className="min-w-0 truncate text-sm text-ink-soft md:ml-auto md:text-right"
            >
              {detail}
            </span>
          )}
        </span>
      </span>
    </SuggestionOption>
  );
}
