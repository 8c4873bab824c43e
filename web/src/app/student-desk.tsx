import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import type { Home } from '@academy/contract/home/home-calls.ts';
import { t } from '@lingui/core/macro';
import type { useEnrolledCourses } from '@/api/enrollments.ts';
import type { useHome } from '@/api/home.ts';
import { EnrolledCourseGrid, NoEnrolledCourses } from '@/app/enrolled-courses.tsx';
import { LoadFailure as PartFailure } from '@/components/load-failure.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { CourseThumbnail } from '@/features/courses/components/course-thumbnail.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { cardOfEnrolledCourse } from '@/features/courses/course-card-content.ts';
import { cardAction } from '@/features/enrollments/components/card-action.ts';
import { DeskSkeleton } from '@/features/home/components/desk-skeleton.tsx';
import { EarnedCertificates } from '@/features/home/components/earned-certificates.tsx';
import { LatestNotes } from '@/features/home/components/latest-notes.tsx';
import { NextCourseCard } from '@/features/home/components/next-course-card.tsx';
import { WeekDots } from '@/features/home/components/week-dots.tsx';
import { courseToContinue } from '@/features/home/course-to-continue.ts';
import { cn } from '@/lib/cn.ts';

type HomeQuery = ReturnType<typeof useHome>;

interface StudentDeskProps {
  list: ReturnType<typeof useEnrolledCourses>;
  home: HomeQuery;
}

/**
 * The courses of a student at home, each of them once: the one to go on with, beside it their week and their last notes, and then
 * the others. The list alone draws all courses; what home knows beyond it comes into its place.
 */
export function StudentDesk({ list, home }: StudentDeskProps) {
  if (list.isPending) return <DeskSkeleton />;
  if (list.data === undefined) {
    return <LoadFailure retrying={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (list.data.length === 0) return <NoEnrolledCourses />;
  const course = courseToContinue(list.data);
  const others = list.data.filter((other) => other !== course);
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <div className="grid grid-cols-1 gap-5 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        {course ? (
          <ul>
            <li className="h-full">
              <CourseToGoOnWith course={course} home={home} />
            </li>
          </ul>
        ) : null}
        <Card className={cn('p-5 sm:p-6', !course && 'lg:col-span-2')}>
          <OwnWeekAndNotes home={home} isWide={!course} />
        </Card>
      </div>
      {others.length > 0 ? <EnrolledCourseGrid courses={others} quiet={course !== undefined} /> : null}
    </div>
  );
}

function CourseToGoOnWith({ course, home }: { course: EnrolledCourse; home: HomeQuery }) {
  const { standing } = cardOfEnrolledCourse(course);
  const { _id, progress, lastWatchedLessonId } = course;
  return (
    <NextCourseCard
      course={course}
      cover={<CourseThumbnail course={course} priority />}
      action={{
        label: cardAction({ signedIn: true, enrolled: true, enrolling: false, progress }).label,
        to: lastWatchedLessonId === null ? paths.course(_id) : paths.resumeLesson(_id, lastWatchedLessonId),
      }}
      remaining={standing.kind === 'progress' ? standing.remaining : null}
      next={home.isPending ? undefined : nextLessonOf(course, home.data)}
    />
  );
}

/** The two answers may be of different moments: another course's lesson is not this one's. */
function nextLessonOf(course: EnrolledCourse, home: Home | undefined) {
  return home?.next?.courseId === course._id ? home.next : null;
}

function OwnWeekAndNotes({ home, isWide }: { home: HomeQuery; isWide: boolean }) {
  if (home.isPending) return <Skeleton className="h-40 w-full" />;
  if (home.data === undefined) {
    return <PartFailure title={t`Your week and your notes could not be loaded.`} query={home} />;
  }
  const { earned, learnedAt, notes } = home.data;
  return (
    <div className={cn('grid grid-cols-1 gap-6', isWide && 'md:grid-cols-2')}>
      {earned.length > 0 ? (
        <div className={cn(isWide && 'md:col-span-2')}>
          <EarnedCertificates earned={earned} />
        </div>
      ) : null}
      <WeekDots learnedAt={learnedAt} now={new Date()} />
      <LatestNotes notes={notes} />
    </div>
  );
}
