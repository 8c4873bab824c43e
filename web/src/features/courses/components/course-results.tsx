import type { Course } from '@academy/contract/courses/course.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { cardFactsOfCourse } from '../course-card-facts.ts';
import { canLoadMore } from '../result-count.ts';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadMoreButton } from './load-more-button.tsx';
import { useLoadMore } from './use-load-more.ts';
import { useShownLimit } from './use-shown-limit.ts';

/** More would only lengthen the wait of somebody who sees one screen of them. */
const mostSkeletons = 24;

interface CourseResultsProps {
  query: UseQueryResult<Course[]>;
  limit: number;
  action: (course: Course, titleId: string) => ReactNode;
  /** Shown when there is not one course. */
  empty: ReactNode;
  /** Absent for a list of fixed length. */
  onLoadMore?: () => void;
}

/** A list of courses in whatever state it is: on its way, failed, empty, there, or there with more coming. */
export function CourseResults({ query, limit, action, empty, onLoadMore }: CourseResultsProps) {
  const { data: courses, isPlaceholderData: outdated } = query;
  const list = useRef<HTMLUListElement>(null);
  const count = courses?.length ?? 0;
  const shownLimit = useShownLimit(limit, outdated);
  const { loadingMore, markAsked } = useLoadMore({ list, count, limit, outdated });

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
        facts={cardFactsOfCourse}
        action={action}
        outdated={outdated && !loadingMore}
      />
      {canLoadMore({ count, limit: shownLimit, fixedLimit: !onLoadMore }) ? (
        <LoadMoreButton
          pending={loadingMore}
          onClick={() => {
            markAsked();
            onLoadMore?.();
          }}
        />
      ) : null}
    </>
  );
}
