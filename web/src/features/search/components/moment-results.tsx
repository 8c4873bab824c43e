import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useMoments } from '@/api/moments.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { MomentList } from './moment-list.tsx';

/** The lessons and moments that the catalogue's search finds beside courses; nothing at all where there are none. */
export function MomentResults({ words }: { words: string }) {
  const found = useMoments({ q: words });
  const headingId = useId();
  const { list, showMore } = useShowMore(found);
  const { moments, isError, isFetching, isPlaceholderData } = found;
  if (!found.isAsked || (moments?.length === 0 && !isError)) return null;
  return (
    <section aria-labelledby={headingId} aria-busy={isFetching} className="found-moments mt-12 md:mt-16">
      <h2 id={headingId} className="mb-5 text-xl md:mb-6 md:text-2xl">
        {t`Found in lessons`}
      </h2>
      {moments === undefined && isError ? (
        <Card className="flex flex-wrap items-center justify-between gap-4 px-5 py-4" role="alert">
          <p className="text-ink-soft">{t`The lessons could not be searched.`}</p>
          <Button variant="outline" size="sm" pending={isFetching} onClick={() => void found.refetch()}>
            {t`Try again`}
          </Button>
        </Card>
      ) : moments === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <Card ref={list} className={isPlaceholderData ? 'overflow-clip opacity-60' : 'overflow-clip'}>
          <MomentList moments={moments} withCourse />
        </Card>
      )}
      {found.hasNextPage ? (
        <div className="mt-6 flex justify-center">
          <Button variant="outline" pending={found.isFetchingNextPage} onClick={showMore}>
            {t({ message: 'Show more', context: 'moments that a search found' })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The button may be gone with the last page, so the focus goes on to the first moment that is new. */
export function useShowMore({
  moments,
  fetchNextPage,
}: Pick<ReturnType<typeof useMoments>, 'moments' | 'fetchNextPage'>) {
  const list = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  const count = moments?.length ?? 0;
  useEffect(() => {
    if (firstNew === undefined || count <= firstNew) return;
    setFirstNew(undefined);
    list.current?.querySelectorAll('a')[firstNew]?.focus({ preventScroll: true });
  }, [firstNew, count]);
  return {
    list,
    showMore: () => {
      setFirstNew(count);
      void fetchNextPage();
    },
  };
}
