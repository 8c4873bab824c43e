import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { paths } from '@/config/paths.ts';
import { useDebouncedText } from '@/lib/use-debounced-text.ts';
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
