import { lessonToStart } from '@academy/contract/curriculum/lesson-order.ts';
import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import { paths } from '@/config/paths.ts';
import { CourseThumbnail } from '@/features/courses/components/course-thumbnail.tsx';
import { useCurriculum } from '@/features/curriculum/api/get-curriculum.ts';
import { courseProgressOf } from '@/features/curriculum/course-progress.ts';
import { useEnrollmentStatus } from '@/features/enrollments/api/get-enrollment-status.ts';
import { useEnrolledCourses } from '@/features/enrollments/api/list-enrolled-courses.ts';
import { ContinueCard, ContinueCardSkeleton } from '@/features/home/components/continue-card.tsx';
import { HomeHero } from '@/features/home/components/home-hero.tsx';
import { courseToContinue } from '@/features/home/course-to-continue.ts';

/** The hero of whoever is signed in: with the course to go on with, if there is one. */
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
  const next = lessonToStart(curriculum.data ?? [], completed, lastWatchedLessonId);
  return (
    <ContinueCard
      courseTitle={course.title}
      cover={<CourseThumbnail course={course} eager />}
      nextLessonTitle={next?.title}
      percent={course.progress}
      to={next ? paths.lesson(course._id, next.moduleId, next._id) : paths.course(course._id)}
    />
  );
}
