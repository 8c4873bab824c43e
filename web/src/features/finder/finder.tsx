import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFinder } from '@/api/finder.ts';
import { OptionGroup, type OptionPlace } from '@/components/suggestions/suggestion-option.tsx';
import { useSuggestionList } from '@/components/suggestions/use-suggestion-list.ts';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useSettled } from '@/lib/use-settled.ts';
import { EntryOption } from './entry-option.tsx';
import { entryGroups, type FinderEntry } from './finder-entries.ts';
import { FinderState } from './finder-state.tsx';
import { recentEntriesOf } from './recent-entries.ts';

interface FinderProps {
  userId: string;
  /** What was typed before there was a field for it, which is taken from here. */
  typedEarly: RefObject<string | null>;
  onClose: () => void;
}

/** Leads from a few letters to a course, a lesson, a student or something to do, without the hand leaving the keys. */
export function Finder({ userId, typedEarly, onClose }: FinderProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const finder = useFinder(words);
  const kept = useMemo(() => recentEntriesOf(userId), [userId]);
  const [recent] = useState(kept.read);
  const groups = entryGroups({ words, found: words.trim() === '' ? undefined : finder.data, recent });
  const entries = groups.flatMap((group) => group.entries);

  const go = (entry: FinderEntry | undefined) => {
    if (entry === undefined) return;
    kept.remember(entry);
    onClose();
    void navigate({ to: entry.to, search: entry.search ?? {}, hash: entry.hash ?? '' });
  };
  /** What is listed is not yet what was typed. */
  const isUnsettled = typed !== words || (words.trim() !== '' && finder.isFetching);
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    if (!isEntered || isUnsettled) return;
    setEntered(false);
    go(entries[0]);
  });
  const { isOpen, active } = useSuggestionList(input, {
    count: entries.length,
    onChoose: (index) => {
      if (!isUnsettled) go(entries[index]);
    },
    isAlwaysOpen: true,
  });
  const placeOf = (entry: FinderEntry): OptionPlace => {
    const index = entries.indexOf(entry);
    return { id: `${id}-${index}`, isActive: index === active, onChoose: () => go(entry) };
  };
  // At once: a key that comes between the two would be lost.
  useLayoutEffect(() => {
    input.current?.focus();
    setTyped(typedEarly.current ?? '');
    typedEarly.current = null;
  }, [typedEarly]);
  const isSearching = words.trim() !== '' && (finder.isFetching || typed !== words);

  return (
    <Modal
      onClose={onClose}
      labelledBy={`${id}-title`}
      className="mx-auto mt-[12dvh] mb-auto max-h-[76dvh] w-[min(40rem,calc(100vw-2rem))] animate-pop-in overflow-hidden rounded-card border border-line bg-card text-ink shadow-pop backdrop:animate-fade-in backdrop:bg-overlay max-md:mt-4 max-md:max-h-[calc(100dvh-2rem)]"
    >
      <h2 id={`${id}-title`} className="sr-only">
        {t`Find courses, lessons, students and actions`}
      </h2>
      <div data-finder="" className="relative flex items-center border-b border-line">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-5 size-[1.125rem] -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-labelledby={`${id}-title`}
          placeholder={t`Find a course, lesson, student or action`}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setEntered(false);
            setTyped(event.target.value);
          }}
          onKeyDown={({ key, nativeEvent }) => {
            // It counts for what was typed, once that is found.
            if (key === 'Enter' && isUnsettled && !nativeEvent.isComposing) setEntered(true);
          }}
          className="h-14 min-w-0 grow bg-transparent pr-5 pl-12 text-base focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {/* A phone has no Escape. */}
        <Button
          variant="ghost"
          size="icon"
          className="mr-1.5 md:hidden"
          aria-label={t`Close`}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <FinderState
        words={words}
        count={entries.length}
        isSearching={isSearching}
        error={words.trim() !== '' && finder.isError ? finder.error : null}
        onRetry={() => void finder.refetch()}
      />
      {isOpen ? (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-labelledby={`${id}-title`}
          className="max-h-[calc(76dvh-6.5rem)] overflow-y-auto overscroll-contain p-1.5 max-md:max-h-[calc(100dvh-8.5rem)]"
        >
          {groups.map(({ name, entries: ofGroup }) => (
            <OptionGroup key={name} name={name}>
              {ofGroup.map((entry) => (
                <EntryOption key={entry.key} entry={entry} place={placeOf(entry)} />
              ))}
            </OptionGroup>
          ))}
        </div>
      ) : null}
      <p className="flex h-10 items-center gap-4 border-t border-line px-5 text-xs text-ink-soft max-md:hidden">
        <span>{t`↑ ↓ to choose`}</span>
        <span>{t`Enter to open`}</span>
        <span>{t`Esc to close`}</span>
      </p>
    </Modal>
  );
}
