import type { WaitingCreator } from '@academy/contract/school-settings/approval-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useDecideCreator, type useWaitingCreators } from '@/api/approvals.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { WaitingList } from '@/components/waiting-list.tsx';
import { paths } from '@/config/paths.ts';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

export function WaitingCreators({ query }: { query: ReturnType<typeof useWaitingCreators> }) {
  const { data } = query;
  return (
    <WaitingList
      title={t`People who want to write courses`}
      empty={t`Nobody asks to write courses.`}
      failure={t`The people who ask could not be loaded.`}
      query={query}
      found={data && { count: data.count, shown: data.people.length }}
    >
      {data?.people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </WaitingList>
  );
}

function PersonRow({ person: { id, name, avatar, email, message, askedAt } }: { person: WaitingCreator }) {
  const nameId = useId();
  const [refusing, setRefusing] = useState(false);
  const decide = useDecideCreator();
  const date = fullDate(new Date(askedAt));
  const approve = () =>
    // Not callbacks of the mutation: those of a row that is gone by then are never called.
    decide.mutateAsync({ id, decision: { decision: 'approve' } }).then(
      () => toast({ variant: 'success', title: t`${name} is a creator now.` }),
      (error: unknown) =>
        toast({ variant: 'destructive', title: t`That was not done.`, description: errorText(error) }),
    );
  const refuse = (reason: string) =>
    void decide.mutateAsync({ id, decision: { decision: 'refuse', reason } }).then(
      () => {
        setRefusing(false);
        toast({ variant: 'success', title: t`${name} was refused, and reads why.` });
      },
      () => {},
    );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
      <Avatar name={name} src={avatar} />
      <div className="min-w-0 grow basis-56">
        <h3 id={nameId} className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <Link to={paths.adminPerson(id)} lang={textLanguage(name)} className="hover:text-accent-ink">
            {name}
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere text-ink-soft">{t`${email}, asked on ${date}`}</p>
        {message === '' ? null : (
          <p lang={textLanguage(message)} className="mt-2 whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={decide.isPending} aria-describedby={nameId} onClick={approve}>
          {t`Approve`}
        </Button>
        <Button variant="ghost" size="sm" aria-describedby={nameId} onClick={() => setRefusing(true)}>
          {t`Refuse`}
        </Button>
      </div>
      {refusing ? (
        <RefuseDialog
          title={t`Refuse ${name}?`}
          description={t`They read the reason, and cannot ask again. You can still make them a creator under People.`}
          pending={decide.isPending}
          error={decide.error}
          onRefuse={refuse}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </li>
  );
}
