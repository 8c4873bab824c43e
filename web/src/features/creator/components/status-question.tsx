import { plural, t } from '@lingui/core/macro';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import type { StatusAction } from '../own-course-status.ts';

interface StatusQuestionProps {
  action: StatusAction;
  course: { readonly title: string; readonly studentCount: number };
  pending: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a course with students leaves the catalogue. It says what becomes of them. */
export function StatusQuestion({ action, course, ...rest }: StatusQuestionProps) {
  const { title, studentCount } = course;
  const isArchive = action.name === 'archive';
  return (
    <ConfirmDialog
      title={isArchive ? t`Archive “${title}”?` : t`Unpublish “${title}”?`}
      description={studentsText(studentCount)}
      confirm={action.label}
      {...rest}
    >
      <p className="text-ink-soft">
        {isArchive
          ? t`It leaves the catalogue, and nobody new can enroll. It stays in your list as archived, and you can restore it.`
          : t`It leaves the catalogue and becomes a draft, and nobody new can enroll. What you change meanwhile, your students see.`}
      </p>
    </ConfirmDialog>
  );
}

function studentsText(count: number): string {
  const students = numberText(count);
  return plural(count, {
    one: `${students} student is enrolled, and keeps reading it.`,
    other: `${students} students are enrolled, and keep reading it.`,
  });
}
