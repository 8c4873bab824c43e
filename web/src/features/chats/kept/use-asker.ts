import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '@/api/courses.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { enrollmentStatusQuery } from '@/api/enrollments.ts';
import { courseTimeText } from '@/lib/course-time.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import type { Asker } from './answer-text.ts';
import type { Here } from './source-text.ts';

/** As the page around the assistant learned it; the author of a course is no student of it. */
export function useAsker(courseId: string, here: Here): Asker {
  const { data: status } = useQuery({ ...enrollmentStatusQuery(courseId), enabled: false });
  const { data: modules } = useQuery({ ...curriculumQuery(courseId), enabled: false });
  const { data: course } = useQuery({ ...courseQuery(courseId), enabled: false });
  const lessons = modules && lessonsInOrder(modules);
  return {
    isStudent: status?.enrolled !== false,
    size: lessons ? { lessons: lessonsText(lessons.length), time: courseTimeText(lessons) } : null,
    next: lessonAfter(lessons ?? [], here),
    teacher: course?.instructor ?? null,
  };
}

function lessonAfter(lessons: readonly Lesson[], here: Here): Asker['next'] {
  const at = lessons.findIndex(({ _id }) => _id === here);
  return at === -1 ? null : { lesson: lessons[at + 1] };
}
