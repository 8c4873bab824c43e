import type { Course } from '@academy/contract/courses/course.ts';
import type { useEnrollmentStatus } from '@/api/enrollments.ts';
import { useSession } from '@/features/auth/session.ts';
import { LessonHeader } from '@/features/lessons/components/lesson-header.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

interface LessonHeadingProps {
  courseId: string;
  /** Undefined while it is on its way, as is the title. */
  course: Course | undefined;
  lessonTitle: string | undefined;
  status: ReturnType<typeof useEnrollmentStatus>;
}

const previewNote = lazyPart(() => import('@/features/creator/components/lesson-preview-note.tsx'));

/** The header of a lesson. Who looks after the course and is no student of it is told that this is a preview. */
export function LessonHeading({ courseId, course, lessonTitle, status }: LessonHeadingProps) {
  const user = useSession();
  const isPreview = course?.revision !== undefined && status.data?.enrolled === false;
  const { part } = useLazyPart(previewNote, isPreview);
  return (
    <LessonHeader
      courseId={courseId}
      courseTitle={course?.title}
      lessonTitle={lessonTitle}
      percent={progressShown(user, status)}
      preview={part && isPreview ? <part.LessonPreviewNote courseId={courseId} /> : null}
    />
  );
}

/** Nothing for a visitor, and not a zero while it is on its way. */
function progressShown(
  user: unknown,
  { data, isPending }: LessonHeadingProps['status'],
): number | null | undefined {
  if (!user) return null;
  return isPending ? undefined : (data?.progress ?? 0);
}
