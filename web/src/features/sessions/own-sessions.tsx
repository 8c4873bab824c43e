import type { OwnSession } from '@academy/contract/sessions/session-calls.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '@/api/sessions.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { deviceText } from './device-words.ts';

/** Where the reader is signed in, and how to end it there. */
export function OwnSessions() {
  const { data: sessions, dataUpdatedAt, ...query } = useSessions();
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`Where you are signed in`}</h2>
        <p className="mt-2 text-ink-soft">
          <Trans>If you do not know one of these, sign out there.</Trans>
        </p>
      </div>
      <Card className="p-5 sm:p-8">
        {sessions ? (
          <SessionList sessions={sessions} now={new Date(dataUpdatedAt)} />
        ) : query.isError ? (
          <LoadFailure title={t`This list could not be loaded.`} query={query} />
        ) : (
          <Skeleton className="h-20" />
        )}
      </Card>
    </section>
  );
}

function SessionList({ sessions, now }: { sessions: readonly OwnSession[]; now: Date }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) ? (
        <div className="mt-4 flex justify-end border-t border-line pt-5">
          <Button
            variant="outline"
            className="max-sm:h-auto! max-sm:min-h-11 max-sm:w-full max-sm:py-2 max-sm:whitespace-normal!"
            onClick={() => setIsAsking(true)}
          >
            {t`Sign out everywhere else`}
          </Button>
        </div>
      ) : null}
      {isAsking ? <OthersDialog onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

function SessionRow({
  session: { id, userAgent, isThis, ...times },
  now,
}: {
  session: OwnSession;
  now: Date;
}) {
  const end = useEndSession();
  const device = deviceText(userAgent);
  const seen = lastActiveText(times.seenAt, now);
  const since = shortDate(new Date(times.signedInAt));
  const signOut = () =>
    end.mutateAsync(id).then(
      () => toast({ variant: 'success', title: t`Signed out there: ${device}` }),
      (error: unknown) =>
        toast({
          variant: 'destructive',
          title: t`You are still signed in there.`,
          description: errorText(error),
        }),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {isThis ? <Badge variant="success">{t`This browser`}</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft figures-tabular">
          {isThis ? t`Signed in on ${since}` : t`Last seen ${seen}, signed in on ${since}`}
        </p>
      </div>
      {isThis ? null : (
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Sign out: ${device}, last seen ${seen}`}
          pending={end.isPending}
          onClick={signOut}
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}

function OthersDialog({ onClose }: { onClose: () => void }) {
  const endOthers = useEndOtherSessions();
  return (
    <ConfirmDialog
      title={t`Sign out everywhere else?`}
      description={t`Every other browser in which you are signed in asks you to sign in again. You stay signed in here.`}
      confirm={t`Sign out everywhere else`}
      destructive
      pending={endOthers.isPending}
      problem={endOthers.error ? errorText(endOthers.error) : undefined}
      onClose={onClose}
      onConfirm={() =>
        endOthers.mutate(undefined, {
          onSuccess: ({ sessions }) => {
            onClose();
            toast({ variant: 'success', title: signedOutText(sessions) });
          },
        })
      }
    />
  );
}

function signedOutText(count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `You were signed out in ${number} other place.`,
    other: `You were signed out in ${number} other places.`,
  });
}
