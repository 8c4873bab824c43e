import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { type StudentAddress, useRemoveStudent } from '@/api/students.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';

interface RemoveStudentProps {
  address: StudentAddress;
  name: string;
  course: Pick<Course, 'title' | 'status'>;
  /** Before anything is fetched again: the student is not in the list any more. */
  onRemoved: () => void;
}

/** For admins: authors promised their students lifetime access, and cannot take it back. */
export function RemoveStudent(props: RemoveStudentProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="border-t border-line pt-4">
      <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
        <UserMinus aria-hidden="true" />
        {t`Take out of the course`}
      </Button>
      {isAsked ? <RemoveQuestion {...props} onClose={() => setAsked(false)} /> : null}
    </div>
  );
}

function RemoveQuestion({
  address,
  name,
  course: { title, status },
  onRemoved,
  onClose,
}: RemoveStudentProps & { onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveStudent(address, () => {
    onClose();
    onRemoved();
    toast({ variant: 'success', title: t`${name} is not in the course any more.` });
  });
  return (
    <ConfirmDialog
      title={t`Take ${name} out of “${title}”?`}
      description={t`What they did there is kept: completed lessons, notes, answers and reviews. A certificate stays valid. They are not told, and stay in their cohorts.`}
      confirm={t`Take out of the course`}
      destructive
      pending={isPending}
      problem={error ? errorText(error) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {status === 'published'
          ? t`They can enroll again while the course is published, and go on where they were.`
          : t`The course is not published now: they cannot enroll again until it is.`}
      </p>
    </ConfirmDialog>
  );
}
