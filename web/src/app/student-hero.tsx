import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { lessonsInOrder, lessonToStart } from '@academy/contract/curriculum/lesson-order.ts';
import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import { useCurriculum } from '@/api/curriculum.ts';
import { useEnrolledCourses, useEnrollmentStatus } from '@/api/enrollments.ts';
import { paths } from '@/config/paths.ts';
import { CourseThumbnail } from '@/features/courses/components/course-thumbnail.tsx';
import { courseProgressOf } from '@/features/curriculum/course-progress.ts';
import {
  ContinueCard,
  ContinueCardSkeleton,
  courseToContinue,
} from '@/features/home/components/continue-card.tsx';
import { HomeHero } from '@/features/home/components/home-hero.tsx';

/** The hero of the signed-in user: with the course to go on with, if there is one. */
export function StudentHero() {
  const { data: courses, isPending } = useEnrolledCourses();
  if (isPending) return <HomeHero courseToGoOnWith={<ContinueCardSkeleton />} />;
  const course = courseToContinue(courses ?? []);
  return <HomeHero courseToGoOnWith={course ? <CourseToGoOnWith course={course} /> : null} />;
}

function CourseToGoOnWith({ course }: { course: EnrolledCourse }) {
  const curriculum = useCurriculum(course._id);
  const status = useEnrollmentStatus(course._id, true);
  if (curriculum.isPending || status.isPending) return <ContinueCardSkeleton />;

  const { completed, lastWatchedLessonId } = courseProgressOf(status.data);
  const modules = curriculum.data ?? [];
  // As 'Resume Course' on its card: the lesson that was open last, and before there is one, the first.
  const next =
    lessonsInOrder(modules).find(({ _id }) => _id === lastWatchedLessonId) ??
    lessonToStart(modules, completed);
  return (
    <ContinueCard
      courseTitle={course.title}
      cover={<CourseThumbnail course={course} priority />}
      nextLessonTitle={next?.title}
      percent={course.progress}
      to={next ? paths.lesson(lessonAddressOf(course._id, next)) : paths.course(course._id)}
    />
  );
}
