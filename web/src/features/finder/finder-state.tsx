import { plural, t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { numberText } from '@/lib/language/numbers.ts';

interface FinderStateProps {
  words: string;
  count: number;
  isSearching: boolean;
  /** Why nothing could be asked; the actions are there all the same. */
  error: unknown;
  onRetry: () => void;
}

/** What is said above the list: that it is looked for, that nothing was found, or why not. */
export function FinderState({ words, count, isSearching, error, onRetry }: FinderStateProps) {
  if (error !== null) {
    return (
      <div role="alert" className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
        <p className="text-sm">{errorText(error)}</p>
        <Button variant="outline" size="sm" pending={isSearching} onClick={onRetry}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  const isEmpty = count === 0 && !isSearching;
  return (
    <div role="status">
      {count === 0 && isSearching ? (
        <p className="flex items-center gap-3 px-5 py-6 text-sm text-ink-soft">
          <Spinner />
          {t`Searching...`}
        </p>
      ) : null}
      {isEmpty ? <p className="px-5 py-6 text-ink-soft">{t`Nothing of yours fits “${words}”.`}</p> : null}
      {count > 0 && words.trim() !== '' && !isSearching ? (
        <p className="sr-only">{countText(count)}</p>
      ) : null}
    </div>
  );
}

function countText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} result`, other: `${number} results` });
}
