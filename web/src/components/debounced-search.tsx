import { SearchInput } from '@/components/ui/search-input.tsx';
import { useDebouncedText } from '@/lib/use-debounced-text.ts';

interface DebouncedSearchProps {
  label: string;
  placeholder?: string;
  maxLength: number;
  className?: string;
  value: string;
  /** Told once the typing pauses. */
  onSearch: (words: string) => void;
}

/** A search whose words are asked for, or put into the address, when whoever types them pauses. */
export function DebouncedSearch({
  label,
  placeholder = label,
  maxLength,
  className,
  value,
  onSearch,
}: DebouncedSearchProps) {
  const { draft, setDraft } = useDebouncedText(value, onSearch);
  return (
    <search className={className}>
      <SearchInput
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </search>
  );
}
