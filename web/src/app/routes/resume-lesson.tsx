import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { useLocation, useParams } from '@tanstack/react-router';
import { useCurriculum } from '@/api/curriculum.ts';
import { Redirect } from '@/app/redirect.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { CourseFailure } from '@/features/courses/components/course-failure.tsx';
import { LessonNotFound } from '@/features/lessons/components/lesson-not-found.tsx';

/** The short link of the course cards: finds the lesson's module and goes on to the lesson itself. */
export function ResumeLessonRoute() {
  const { courseId, lessonId } = useParams({ from: `/signed-in${webRoutes.resumeLesson}` });
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const { data: modules, isPending, error, isFetching, refetch } = useCurriculum(courseId);

  if (isPending) return <SpinnerScreen />;
  if (modules === undefined) {
    return <CourseFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const lesson = lessonsInOrder(modules).find(({ _id }) => _id === lessonId);
  if (!lesson) return <LessonNotFound courseId={courseId} />;
  return <Redirect href={paths.lesson(lessonAddressOf(courseId, lesson)) + query} />;
}
