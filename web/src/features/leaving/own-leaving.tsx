import type { Leaving } from '@academy/contract/leaving/leaving-calls.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useAskToLeave, useLeaving } from '@/api/leaving.ts';
import { CoursesInTheWay } from '@/components/courses-in-the-way.tsx';
import { LeavingDialog } from '@/components/leaving-dialog.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { dateAndTime } from '@/lib/language/date-and-time.ts';
import { KeepAccountButton } from './keep-account-button.tsx';

interface OwnLeavingProps {
  email: string;
  /** The frame around the page tells of it, too. */
  onChanged: () => void;
}

export function OwnLeaving({ email, onChanged }: OwnLeavingProps) {
  const { data: leaving, ...query } = useLeaving();
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`Delete your account`}</h2>
        <p className="mt-2 text-ink-soft">
          {t`Seven days after you ask for it, everything about you is gone for good. Until then you can change your mind.`}
        </p>
      </div>
      <Card className="p-5 sm:p-8">
        {leaving ? (
          <LeavingState leaving={leaving} email={email} onChanged={onChanged} />
        ) : query.isError ? (
          <LoadFailure title={t`This could not be loaded.`} query={query} />
        ) : (
          <Skeleton className="h-20" />
        )}
      </Card>
    </section>
  );
}

function LeavingState({ leaving, email, onChanged }: OwnLeavingProps & { leaving: Leaving }) {
  const [isAsking, setIsAsking] = useState(false);
  const { leavesAt, isByAdmin, inTheWay } = leaving;
  if (leavesAt !== null) {
    const when = dateAndTime(new Date(leavesAt));
    return (
      <div className="flex flex-col items-start gap-4">
        <p>
          {isByAdmin
            ? t`An admin had this account marked for deletion. It is deleted on ${when}. Only an admin can call that off.`
            : t`Your account is deleted on ${when}.`}
        </p>
        {isByAdmin ? null : <KeepAccountButton onKept={onChanged} />}
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        {t`Your progress, notes, chats and reviews go, and your certificates are withdrawn. Download your data first if you want to keep it.`}
      </p>
      {inTheWay.length > 0 ? (
        <CoursesInTheWay courses={inTheWay}>
          {t`Archive them, or ask an admin to give them to another creator. Then you can delete your account.`}
        </CoursesInTheWay>
      ) : (
        <Button variant="destructive" onClick={() => setIsAsking(true)}>
          {t`Delete my account…`}
        </Button>
      )}
      {isAsking ? (
        <OwnDialog leaving={leaving} email={email} onChanged={onChanged} onClose={() => setIsAsking(false)} />
      ) : null}
    </div>
  );
}

function OwnDialog(props: OwnLeavingProps & { leaving: Leaving; onClose: () => void }) {
  const { leaving, email, onChanged, onClose } = props;
  const ask = useAskToLeave();
  return (
    <LeavingDialog
      title={t`Delete your account?`}
      description={t`It stays usable for seven days. Then everything about you is removed, and nobody can bring it back.`}
      email={email}
      leaving={leaving}
      pending={ask.isPending}
      problem={ask.error ? errorText(ask.error) : undefined}
      onClose={onClose}
      onConfirm={(confirmation) =>
        ask.mutate(confirmation, {
          onSuccess: () => {
            onClose();
            onChanged();
            toast({ variant: 'success', title: t`Your account is deleted in seven days.` });
          },
        })
      }
    />
  );
}
