import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { DebouncedSearch } from '@/components/debounced-search.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface CourseSearchProps {
  words: string;
  onWords: (words: string) => void;
  /** The published courses that fit. */
  found: {
    readonly data: readonly { readonly id: string; readonly title: string }[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Those that are chosen are not offered again. */
  without: readonly string[];
  disabled?: boolean;
  onChoose: (course: { id: string; title: string }) => void;
}

/** More would not fit a phone; a course that is not among them is found by more letters. */
const offered = 5;

/** Looks for published courses and lets one be chosen after the other. */
export function CourseSearch({
  words,
  onWords,
  found,
  without,
  disabled = false,
  onChoose,
}: CourseSearchProps) {
  const courses = found.data?.filter(({ id }) => !without.includes(id)) ?? [];
  return (
    <div className="flex flex-col gap-2">
      <DebouncedSearch label={t`Search for a course`} maxLength={100} value={words} onSearch={onWords} />
      <div aria-live="polite">
        {found.data === undefined && found.isError ? (
          <LoadFailure title={t`The courses could not be loaded.`} query={found} />
        ) : found.data === undefined ? (
          <Spinner />
        ) : courses.length === 0 ? (
          <p className="py-2 text-sm text-ink-soft">{t`No other published course fits that.`}</p>
        ) : (
          <ul className="divide-y divide-line rounded-control border border-line bg-card">
            {courses.slice(0, offered).map(({ id, title }) => (
              <li key={id} className="flex min-h-12 items-center gap-3 py-0.5 pr-1.5 pl-3">
                <span lang={textLanguage(title)} className="min-w-0 grow text-sm font-medium wrap-anywhere">
                  {title}
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={disabled}
                  aria-label={t`Add ${title}`}
                  onClick={() => onChoose({ id, title })}
                >
                  <Plus aria-hidden="true" />
                  {t`Add`}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
