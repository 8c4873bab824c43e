import type { Course } from '@academy/contract/courses/course.ts';
import { plural, t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { useDeleteOwnCourse } from '../use-delete-own-course.ts';

interface DeleteQuestionProps {
  course: Course;
  /** Else on a page of the course, which goes with it. */
  inList: boolean;
  onClose: () => void;
}

/** Asked before a course is deleted. It says what goes with it. */
export function DeleteQuestion({ course, inList, onClose }: DeleteQuestionProps) {
  const { title, totalLessons } = course;
  const { isPending, error, perform } = useDeleteOwnCourse(course, { inList });
  return (
    <ConfirmDialog
      title={t`Delete “${title}”?`}
      description={lessonsText(totalLessons)}
      confirm={t`Delete course`}
      destructive
      pending={isPending}
      problem={error ? errorText(error) : undefined}
      onConfirm={() => void perform()}
      onClose={onClose}
    />
  );
}

function lessonsText(count: number): string {
  const lessons = numberText(count);
  return plural(count, {
    0: 'There are no lessons in it. This cannot be undone.',
    one: `Its ${lessons} lesson goes with it, with its film and files. This cannot be undone.`,
    other: `Its ${lessons} lessons go with it, with their films and files. This cannot be undone.`,
  });
}
