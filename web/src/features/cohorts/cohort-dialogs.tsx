import type { Cohort } from '@academy/contract/cohorts/cohort-calls.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useAddCohortCourse, useDeleteCohort, useRenameCohort } from '@/api/cohorts.ts';
import { useCourses } from '@/api/courses.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { CourseSearch } from '@/components/course-search.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { AddPeopleDialog } from './add-people-dialog.tsx';
import { tellCohort } from './cohort-toasts.ts';
import { NameDialog } from './name-dialog.tsx';

export type CohortDialog = 'people' | 'course' | 'rename' | 'delete';

interface CohortDialogsProps {
  dialog: CohortDialog | undefined;
  cohort: Cohort;
  onClose: () => void;
  onDeleted: () => void;
}

export function CohortDialogs({ dialog, cohort, onClose, onDeleted }: CohortDialogsProps) {
  switch (dialog) {
    case undefined:
      return null;
    case 'people':
      return <AddPeopleDialog cohort={cohort} onClose={onClose} />;
    case 'course':
      return <AddCourseDialog cohort={cohort} onClose={onClose} />;
    case 'rename':
      return <RenameDialog cohort={cohort} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog cohort={cohort} onClose={onClose} onDeleted={onDeleted} />;
  }
}

interface DialogProps {
  cohort: Cohort;
  onClose: () => void;
}

function AddCourseDialog({ cohort, onClose }: DialogProps) {
  const [words, setWords] = useState('');
  const found = useCourses({ search: words || undefined, limit: 50 });
  const add = useAddCohortCourse(cohort.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Add a course`}
      description={t`Everybody in the cohort is enrolled in it at once, and who joins later, too.`}
      actions={
        <Button variant="outline" onClick={onClose}>
          {t`Done`}
        </Button>
      }
    >
      <CourseSearch
        words={words}
        onWords={setWords}
        found={found}
        without={cohort.courses.map(({ id }) => id)}
        disabled={add.isPending}
        onChoose={({ id, title }) =>
          add.mutate(id, {
            onSuccess: () => {
              onClose();
              tellCohort(t`Everybody in the cohort is enrolled in ${title}.`);
            },
          })
        }
      />
      {add.error ? (
        <Alert variant="destructive" title={t`That was not done.`}>
          {errorText(add.error)}
        </Alert>
      ) : null}
    </Dialog>
  );
}

function RenameDialog({ cohort, onClose }: DialogProps) {
  const rename = useRenameCohort(cohort.id);
  const save = { ...rename, mutate: (name: string) => rename.mutate(name, { onSuccess: onClose }) };
  return (
    <NameDialog
      title={t`Rename the cohort`}
      confirm={t`Rename`}
      before={cohort.name}
      save={save}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ cohort, onClose, onDeleted }: DialogProps & { onDeleted: () => void }) {
  const remove = useDeleteCohort(cohort.id);
  const { name } = cohort;
  return (
    <ConfirmDialog
      title={t`Delete the cohort ${name}?`}
      description={t`Its people stay here, and stay enrolled. Who is invited into it comes in without it. This cannot be undone.`}
      confirm={t`Delete`}
      destructive
      pending={remove.isPending}
      problem={remove.error ? errorText(remove.error) : undefined}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            tellCohort(t`The cohort ${name} is deleted.`);
            onDeleted();
          },
        })
      }
    />
  );
}
