import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useMoments } from '@/api/moments.ts';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { MomentList } from './moment-list.tsx';
import { useShowMore } from './moment-results.tsx';

interface OutlineSearchProps {
  courseId: string;
  onOpen: (() => void) | undefined;
  /** Told whether the outline has to give its place to what is found. */
  onSearching: (isSearching: boolean) => void;
}

/** A search in the lessons and films of one course, above its outline. */
export function OutlineSearch({ courseId, onOpen, onSearching }: OutlineSearchProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const found = useMoments({ q: words, courseId });
  const { isAsked } = found;
  useEffect(() => onSearching(isAsked), [isAsked, onSearching]);
  return (
    <>
      <search className="sticky top-0 z-10 block border-b border-line bg-card px-4 py-3">
        <SearchInput
          aria-label={t`Search this course`}
          placeholder={t`Search this course`}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            // A sheet around it would close, too.
            event.stopPropagation();
            setTyped('');
          }}
        />
      </search>
      {isAsked ? <Found found={found} onOpen={onOpen} /> : null}
    </>
  );
}

function Found({
  found,
  onOpen,
}: {
  found: ReturnType<typeof useMoments>;
  onOpen: (() => void) | undefined;
}) {
  const { moments, isError, isFetching, hasNextPage } = found;
  const { list, showMore } = useShowMore(found);
  if (moments === undefined && isError) {
    return (
      <div role="alert" className="flex flex-col items-center gap-4 px-4 py-8 text-center">
        <p className="text-ink-soft">{t`The lessons could not be searched.`}</p>
        <Button variant="outline" size="sm" pending={isFetching} onClick={() => void found.refetch()}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  return (
    <div ref={list} aria-busy={isFetching}>
      <p role="status" className={moments?.length === 0 ? 'px-4 py-8 text-center text-ink-soft' : 'sr-only'}>
        {moments && !found.isPlaceholderData ? foundText(moments.length, hasNextPage) : ''}
      </p>
      {moments === undefined ? (
        <Skeleton className="m-5 h-40" />
      ) : (
        <MomentList moments={moments} onOpen={onOpen} />
      )}
      {hasNextPage ? (
        <div className="flex justify-center px-4 py-4">
          <Button variant="outline" size="sm" pending={found.isFetchingNextPage} onClick={showMore}>
            {t({ message: 'Show more', context: 'moments that a search found' })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return t`Nothing in this course has these words.`;
  const number = numberText(count);
  if (hasMore)
    return plural(count, { one: `The first ${number} place`, other: `The first ${number} places` });
  return plural(count, { one: `${number} place found`, other: `${number} places found` });
}
