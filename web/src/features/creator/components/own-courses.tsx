import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnCourses } from '@/api/own-courses.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { CreatorHeading } from './creator-heading.tsx';
import { OwnCourseCard } from './own-course-card.tsx';

interface OwnCoursesProps {
  cover: (course: Course) => ReactNode;
}

export function OwnCourses({ cover }: OwnCoursesProps) {
  const { data: courses, isPending, isFetching, refetch } = useOwnCourses();
  return (
    <>
      <CreatorHeading
        title={t`Your courses`}
        actions={
          courses?.length ? (
            <div className="flex flex-wrap gap-2">
              <ImportLink />
              <Button asChild>
                <Link to={paths.creatorDashboard('create')}>
                  <Plus aria-hidden="true" />
                  {t`Create Course`}
                </Link>
              </Button>
            </div>
          ) : null
        }
      />
      {isPending ? (
        <OwnCoursesSkeleton />
      ) : courses === undefined ? (
        <LoadFailure retrying={isFetching} onRetry={() => void refetch()} />
      ) : courses.length === 0 ? (
        <NoCourses />
      ) : (
        <ul className="flex flex-col gap-3">
          {courses.map((course) => (
            <li key={course._id}>
              <OwnCourseCard course={course} cover={cover(course)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ImportLink() {
  return (
    <Button asChild variant="outline">
      <Link to={paths.creatorImport()}>{t`Import a course`}</Link>
    </Button>
  );
}

function NoCourses() {
  return (
    <EmptyState
      title={t`You have not written a course yet.`}
      description={t`It begins as a draft that only you can see, and opens when you publish it.`}
      wheel="creator-courses"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link to={paths.creatorDashboard('create')}>{t`Create Your First Course`}</Link>
          </Button>
          <ImportLink />
        </div>
      }
    />
  );
}

function LoadFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={t`Failed to load courses. Please try again later.`}
        wheel="error"
        action={
          <Button pending={retrying} onClick={onRetry}>
            {t`Try again`}
          </Button>
        }
      />
    </div>
  );
}

function OwnCoursesSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t`Loading courses...`}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-36 rounded-card! sm:h-28" />
      ))}
    </div>
  );
}
