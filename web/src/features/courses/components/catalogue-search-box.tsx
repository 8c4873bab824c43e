import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { paths } from '@/config/paths.ts';
import type { CatalogueSearch } from '../catalogue-search.ts';

interface CatalogueSearchBoxProps {
  search: CatalogueSearch;
  onSearch: (search: string) => void;
}

export function CatalogueSearchBox({ search, onSearch }: CatalogueSearchBoxProps) {
  const { draft, setDraft, commitNow } = useDebouncedText(search.search ?? '', onSearch);
  const form = useRef<HTMLFormElement>(null);

  const clear = () => {
    setDraft('');
    commitNow('');
    form.current?.querySelector('input')?.focus();
  };

  return (
    <search>
      <form
        ref={form}
        // What a browser without scripts does with it.
        action={paths.courses()}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          commitNow(draft);
        }}
      >
        <SearchInput
          name="search"
          aria-label={t`Search the catalogue`}
          placeholder={t`Title, topic or instructor`}
          autoComplete="off"
          enterKeyHint="search"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        {search.categoryId === undefined ? null : (
          <input type="hidden" name="categoryId" value={search.categoryId} />
        )}
        {draft === '' ? null : (
          <button
            type="button"
            aria-label={t`Clear search`}
            onClick={clear}
            className="noscript:hidden absolute top-0 right-0 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
          >
            <X aria-hidden="true" className="size-[1.125rem]" />
          </button>
        )}
      </form>
    </search>
  );
}

const typingPauseMs = 300;

/**
 * A text field whose value ends up elsewhere (in the address) once the typing pauses. Typing is never
 * overwritten by its own echo; a value that comes from outside, as with Back, replaces what was typed.
 */
function useDebouncedText(committed: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState(committed);
  const lastKnown = useRef(committed);
  const latestCommit = useRef(commit);

  useEffect(() => {
    latestCommit.current = commit;
  });

  useEffect(() => {
    if (committed === lastKnown.current) return;
    lastKnown.current = committed;
    setDraft(committed);
  }, [committed]);

  const commitNow = useCallback((text: string) => {
    const trimmed = text.trim();
    if (trimmed === lastKnown.current) return;
    lastKnown.current = trimmed;
    latestCommit.current(trimmed);
  }, []);

  useEffect(() => {
    const timer = window.setTimeout(() => commitNow(draft), typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [draft, commitNow]);

  return { draft, setDraft, commitNow };
}
