import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { errorText } from '@/api/client/error-text.ts';
import { useLeaveCourse } from '@/api/leave-course.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';

/** Only who looks after it is told its revision. */
export type LeavableCourse = Pick<Course, '_id' | 'title' | 'status' | 'revision'>;

interface LeaveQuestionProps {
  course: LeavableCourse;
  onClose: () => void;
}

/** Asked before a student leaves a course. It says what is kept, and whether there is a way back. */
export function LeaveQuestion({ course, onClose }: LeaveQuestionProps) {
  const { _id: courseId, title, status, revision } = course;
  const navigate = useNavigate();
  const isPublished = status === 'published';
  const { mutate, isPending, error } = useLeaveCourse(courseId, async () => {
    onClose();
    toast({
      variant: 'success',
      title: t`You have left “${title}”.`,
      description: isPublished
        ? t`What you did there is kept, and you can enroll again.`
        : t`What you did there is kept.`,
    });
    // Its page is closed to them from now on.
    if (!isPublished && revision === undefined) await navigate({ to: paths.profile() });
  });
  return (
    <ConfirmDialog
      title={t`Leave “${title}”?`}
      description={t`What you did here is kept: completed lessons, notes, answers, questions to the assistant and your review. A certificate stays valid.`}
      confirm={t`Leave course`}
      destructive={!isPublished}
      pending={isPending}
      problem={error ? errorText(error) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {isPublished
          ? t`You can enroll again while the course is published, and go on where you were.`
          : t`The course is not published now: you cannot come back until it is published again.`}
      </p>
    </ConfirmDialog>
  );
}
