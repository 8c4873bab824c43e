import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useDeletePerson, useKeepPerson, usePersonLeaving } from '@/api/leaving.ts';
import type { PersonDetails } from '@/api/people.ts';
import { CoursesInTheWay } from '@/components/courses-in-the-way.tsx';
import { LeavingDialog } from '@/components/leaving-dialog.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { dateAndTime } from '@/lib/language/date-and-time.ts';
import { tellDone } from '../person-toasts.ts';

/** Whether an account stays, and how to have it deleted or kept. */
export function PersonLeaving({ person }: { person: PersonDetails }) {
  const { id, name, email } = person;
  const { data: leaving, isError } = usePersonLeaving(id);
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeletePerson(id);
  const keep = useKeepPerson(id);
  if (leaving === undefined) {
    return isError ? (
      <p className="py-3.5 text-ink-soft">{t`Whether this account is to be deleted could not be loaded.`}</p>
    ) : (
      <Skeleton className="my-3.5 h-9" />
    );
  }
  const { leavesAt, inTheWay } = leaving;
  const when = leavesAt === null ? '' : dateAndTime(new Date(leavesAt));
  const callOff = () =>
    keep.mutate(undefined, { onSuccess: () => tellDone(t`The account of ${name} stays.`) });
  const isBlocked = leavesAt === null && inTheWay.length > 0;
  return (
    <div className="flex flex-col gap-3 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-40">
          {leavesAt === null ? t`No deletion is planned` : t`Is deleted on ${when}`}
        </p>
        {leavesAt !== null ? (
          <Button size="sm" pending={keep.isPending} onClick={callOff}>
            {t`Keep this account`}
          </Button>
        ) : isBlocked ? null : (
          <Button variant="destructive" size="sm" onClick={() => setIsAsking(true)}>
            {t`Delete account…`}
          </Button>
        )}
      </div>
      {isBlocked ? (
        <CoursesInTheWay courses={inTheWay}>
          {t`Give these courses to another creator, or archive them. Then the account can be deleted.`}
        </CoursesInTheWay>
      ) : null}
      {keep.error ? (
        <Alert variant="destructive" title={t`That was not done.`}>
          {errorText(keep.error)}
        </Alert>
      ) : null}
      {isAsking ? (
        <LeavingDialog
          title={t`Delete the account of ${name}?`}
          description={t`In seven days everything about them is removed for good. Until then they see when it goes, and any admin can call it off.`}
          email={email}
          leaving={leaving}
          pending={remove.isPending}
          problem={remove.error ? errorText(remove.error) : undefined}
          onClose={() => setIsAsking(false)}
          onConfirm={(confirmation) =>
            remove.mutate(confirmation, {
              onSuccess: () => {
                setIsAsking(false);
                tellDone(t`The account of ${name} is deleted in seven days.`);
              },
            })
          }
        />
      ) : null}
    </div>
  );
}
