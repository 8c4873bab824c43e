import type { Course } from '@academy/contract/courses/course.ts';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnCourses } from '@/api/courses.ts';
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
        title="Your courses"
        actions={
          courses?.length ? (
            <Button asChild>
              <Link to={paths.creatorDashboard('create')}>
                <Plus aria-hidden="true" />
                Create Course
              </Link>
            </Button>
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
        <ul className="flex flex-col gap-4">
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

function NoCourses() {
  return (
    <EmptyState
      title="You have not written a course yet."
      description="It begins as a draft that only you can see, and opens when you publish it."
      seed="creator-courses"
      action={
        <Button asChild>
          <Link to={paths.creatorDashboard('create')}>Create Your First Course</Link>
        </Button>
      }
    />
  );
}

function LoadFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Failed to load courses. Please try again later."
        seed="error"
        action={
          <Button pending={retrying} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

function OwnCoursesSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading courses...</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-80 rounded-card! sm:h-40" />
      ))}
    </div>
  );
}
