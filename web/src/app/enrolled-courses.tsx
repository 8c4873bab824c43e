import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEnrolledCourses } from '@/api/enrollments.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';
import { CourseGrid, CourseGridSkeleton } from '@/features/courses/components/course-grid.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { cardOfEnrolledCourse } from '@/features/courses/course-card-content.ts';
import { CourseCardAction } from '@/features/enrollments/components/course-card-action.tsx';

/** The courses of the signed-in user, in each of their states. */
export function EnrolledCourses() {
  const { data: courses, isPending, isFetching, refetch } = useEnrolledCourses();
  if (isPending) return <CourseGridSkeleton count={4} />;
  if (courses === undefined) return <LoadFailure retrying={isFetching} onRetry={() => void refetch()} />;
  if (courses.length === 0) return <NoEnrolledCourses />;
  return <EnrolledCourseGrid courses={courses} />;
}

interface EnrolledCourseGridProps {
  courses: readonly EnrolledCourse[];
  /** Another course on the page has the one filled button. */
  quiet?: boolean;
}

export function EnrolledCourseGrid({ courses, quiet = false }: EnrolledCourseGridProps) {
  return (
    <CourseGrid
      courses={courses}
      cardOf={cardOfEnrolledCourse}
      action={(course, titleId) => (
        <CourseCardAction
          courseId={course._id}
          enrolled
          progress={course.progress}
          lastWatchedLessonId={course.lastWatchedLessonId}
          signedIn
          quiet={quiet}
          titleId={titleId}
        />
      )}
    />
  );
}

export function NoEnrolledCourses() {
  return (
    <EmptyState
      headingLevel={3}
      title={t`No Enrolled Courses`}
      wheel="my-courses"
      description={t`Enroll in a course, and it waits for you here.`}
      action={
        <Button asChild>
          <Link to={paths.courses()}>{t`Browse Course Catalog`}</Link>
        </Button>
      }
    />
  );
}
