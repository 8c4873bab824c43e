import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { canLoadMore } from '../catalogue-search.ts';
import { cardOfCourse } from '../course-card-content.ts';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { LoadFailure } from './load-failure.tsx';

/** A screen shows no more of them at once. */
const mostSkeletons = 24;

interface CourseResultsProps {
  query: UseQueryResult<Course[]>;
  limit: number;
  /** Which of them are shown; left out, all. */
  choose?: (courses: readonly Course[]) => Course[];
  action: (course: Course, titleId: string) => ReactNode;
  /** Shown when there is not one course. */
  empty: ReactNode;
  /** The first row is on the first screen. */
  priority?: boolean;
  /** Absent for a list of fixed length. */
  onLoadMore?: () => void;
  /** The same as a link, for a browser without scripts. */
  moreLink?: ReactNode;
}

/** A list of courses in each of its states: loading, failed, empty, loaded, or loaded with more on the way. */
export function CourseResults({
  query,
  limit,
  choose,
  action,
  empty,
  priority = false,
  onLoadMore,
  moreLink,
}: CourseResultsProps) {
  const { data, isPlaceholderData: outdated } = query;
  const courses = data && choose ? choose(data) : data;
  const list = useRef<HTMLUListElement>(null);
  const count = courses?.length ?? 0;
  const shownLimit = useShownLimit(limit, outdated);
  const { loadingMore, markRequested } = useLoadMore({ list, count, limit, outdated });

  if (query.isPending) return <CourseGridSkeleton count={Math.min(limit, mostSkeletons)} />;
  if (courses === undefined) {
    return <LoadFailure retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (count === 0) return empty;

  return (
    <>
      <CourseGrid
        ref={list}
        courses={courses}
        cardOf={cardOfCourse}
        action={action}
        priority={priority}
        outdated={outdated && !loadingMore}
      />
      {canLoadMore({ count, limit: shownLimit, fixedLimit: !onLoadMore }) ? (
        <div className="mt-10 flex justify-center">
          <Button
            variant="outline"
            size="lg"
            className="noscript:hidden"
            pending={loadingMore}
            onClick={() => {
              markRequested();
              onLoadMore?.();
            }}
          >
            {t`Load more courses`}
          </Button>
          <noscript>
            <Button asChild variant="outline" size="lg">
              {moreLink}
            </Button>
          </noscript>
        </div>
      ) : null}
    </>
  );
}

interface LoadMoreOptions {
  list: RefObject<HTMLElement | null>;
  count: number;
  limit: number;
  /** The cards shown are those of the list before. */
  outdated: boolean;
}

/**
 * Remembers that more was requested until it is loaded. Then the button may be gone, so the focus moves to the
 * first new card, without scrolling.
 */
function useLoadMore({ list, count, limit, outdated }: LoadMoreOptions) {
  const [request, setRequest] = useState<{ atLimit: number; firstNew: number }>();

  useEffect(() => {
    if (request === undefined || outdated || limit === request.atLimit) return;
    setRequest(undefined);
    const firstNewCard = list.current?.children[request.firstNew];
    firstNewCard?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [request, outdated, limit, list]);

  return {
    loadingMore: request !== undefined,
    markRequested: () => setRequest({ atLimit: limit, firstNew: count }),
  };
}

/** The limit with which the cards on the screen were requested, while a longer list is loading. */
export function useShownLimit(limit: number, outdated: boolean): number {
  const [shownLimit, setShownLimit] = useState(limit);
  useEffect(() => {
    if (!outdated) setShownLimit(limit);
  }, [outdated, limit]);
  return outdated ? shownLimit : limit;
}
