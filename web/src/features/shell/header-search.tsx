import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComboboxState } from '@/components/suggestions/use-suggestion-list.ts';
import { paths } from '@/config/paths.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

const suggestions = lazyPart(() => import('@/features/shell/course-suggestions.tsx'));

interface HeaderSearchProps {
  className?: string;
  /** The search leads to another page, or to this one once more. */
  onLeave?: (() => void) | undefined;
}

/** In the frame that the server drew, as long as the app is not there. The server itself has no document. */
const framesField = globalThis.document?.querySelector<HTMLInputElement>('header input');

/**
 * Leads to the catalogue with the words. The form does so by itself, without scripts and before the app is there; what is fetched
 * when somebody enters the field suggests courses, and stays within the app.
 */
export function HeaderSearch({ className, onLeave }: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const [list, setList] = useState<ComboboxState>({ expanded: false });
  const { part } = useLazyPart(suggestions, entered);

  // Somebody may be typing here already when the app takes the page over, or puts its own field in the place of the frame's.
  useEffect(() => {
    const field = input.current;
    if (field && framesField?.value && !framesField.isConnected) {
      field.value = framesField.value;
      framesField.value = '';
      field.focus();
    }
    setEntered(document.activeElement === field);
  }, []);

  return (
    <search className={className}>
      <form action={paths.courses()} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={list.expanded}
          aria-controls={list.controls}
          aria-activedescendant={list.active}
          name="search"
          aria-label={t`Search courses`}
          aria-autocomplete="list"
          placeholder={t`Search courses...`}
          autoComplete="off"
          onFocus={() => setEntered(true)}
          className="h-10 w-full truncate rounded-control border border-line bg-sunken pr-3 pl-9 text-sm transition-colors hover:border-line-strong focus-visible:border-accent focus-visible:bg-card focus-visible:outline-offset-0 max-md:h-11 max-md:text-base [&::-webkit-search-cancel-button]:hidden"
        />
        {part ? <part.CourseSuggestions input={input} onList={setList} onLeave={onLeave} /> : null}
      </form>
    </search>
  );
}
