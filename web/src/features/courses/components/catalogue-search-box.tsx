import { X } from 'lucide-react';
import { useRef } from 'react';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { useDebouncedText } from './use-debounced-text.ts';

interface CatalogueSearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
}

export function CatalogueSearchBox({ search, onSearch }: CatalogueSearchBoxProps) {
  const { draft, setDraft, commitNow } = useDebouncedText(search, onSearch);
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
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          commitNow(draft);
        }}
      >
        <SearchInput
          aria-label="Search the catalogue"
          placeholder="Title, topic or instructor"
          autoComplete="off"
          enterKeyHint="search"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        {draft === '' ? null : (
          <button
            type="button"
            aria-label="Clear search"
            onClick={clear}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
          >
            <X aria-hidden="true" className="size-[1.125rem]" />
          </button>
        )}
      </form>
    </search>
  );
}
