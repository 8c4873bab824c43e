import type { Course } from '@academy/contract/courses/course.ts';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useOwnCourses } from '@/api/own-courses.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { publishedText } from '../own-course-status.ts';
import { CourseLinks, StatusButtons } from './course-actions.tsx';
import { CreatorHeading } from './creator-heading.tsx';
import { StatusPill } from './status-pill.tsx';

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
      wheel="creator-courses"
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
        wheel="error"
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

interface OwnCourseCardProps {
  course: Course;
  cover: ReactNode;
}

const counted = new Intl.NumberFormat('en-US');

function OwnCourseCard({ course, cover }: OwnCourseCardProps) {
  const titleId = useId();
  return (
    <Card className="flex flex-col overflow-hidden sm:flex-row">
      <div className="sm:w-48 sm:shrink-0 sm:p-4 sm:pr-0 lg:w-52">
        <div className="overflow-hidden sm:rounded-control">{cover}</div>
      </div>
      <div className="flex min-w-0 grow flex-col p-4 sm:pl-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} lang={textLanguage(course.title)} className="min-w-0 text-lg wrap-anywhere">
            <Link to={paths.creatorCourseDetail(course._id)} className="hover:text-accent-ink">
              {course.title}
            </Link>
          </h2>
          <StatusPill status={course.status} />
        </div>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft figures-tabular">
          <li>{publishedText(course)}</li>
          {course.status === 'published' ? (
            <>
              <li>
                <strong className="font-semibold text-ink">{counted.format(course.studentCount)}</strong>{' '}
                {course.studentCount === 1 ? 'student' : 'students'}
              </li>
              <li>
                <strong className="font-semibold text-ink">{course.completionRate ?? 0}%</strong> completion
                rate
              </li>
            </>
          ) : null}
        </ul>
        <div className="mt-auto flex flex-wrap gap-x-1.5 gap-y-2 pt-4">
          <CourseLinks course={course} titleId={titleId} />
          <StatusButtons course={course} titleId={titleId} />
        </div>
      </div>
    </Card>
  );
}
