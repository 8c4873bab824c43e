import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PersonDetails } from '@/api/people.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { roleText } from '@/lib/role-words.ts';
import { BlockDialog } from './block-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { SignOutDialog, UnblockDialog } from './person-dialogs.tsx';
import { PersonLeaving } from './person-leaving.tsx';
import { RoleDialog } from './role-dialog.tsx';

const dialogs = {
  role: RoleDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  signOut: SignOutDialog,
  handOver: HandOverDialog,
};

interface PersonActionsProps {
  person: PersonDetails;
  /** Another admin has to be asked then. */
  isOwn: boolean;
}

export function PersonActions({ person, isOwn }: PersonActionsProps) {
  const [asked, setAsked] = useState<keyof typeof dialogs>();
  const Dialog = asked && dialogs[asked];
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">{t`What you can do`}</h2>
      <div className="mt-3 flex flex-col divide-y divide-line">
        {isOwn ? (
          <p className="py-4 text-ink-soft">
            {t`This is your own account: another admin can change its role or block it. Where you are signed in is in your settings.`}
          </p>
        ) : (
          <OthersAccount person={person} onAsk={setAsked} />
        )}
        {person.coursesTaught > 0 ? (
          <Action says={teachesText(person.coursesTaught)}>
            <Button variant="outline" size="sm" onClick={() => setAsked('handOver')}>
              {t`Give courses to…`}
            </Button>
          </Action>
        ) : null}
        {isOwn || (person.role === 'admin' && person.isListed) ? null : <PersonLeaving person={person} />}
        <Action says={t`What they did, and what was done to their account`}>
          <Button asChild variant="outline" size="sm">
            <Link to={paths.adminAudit()} search={{ person: person.id }}>
              <ScrollText aria-hidden="true" />
              {t`Audit trail`}
            </Link>
          </Button>
        </Action>
      </div>
      {Dialog ? <Dialog person={person} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  );
}

type OthersAccountProps = Pick<PersonActionsProps, 'person'> & {
  onAsk: (dialog: keyof typeof dialogs) => void;
};

function OthersAccount({ person: { role, isListed, blockedAt, sessions }, onAsk }: OthersAccountProps) {
  const roleName = roleText(role);
  // The operator's list says what the academy refuses to change.
  const isFixed = role === 'admin' && isListed;
  return (
    <>
      <Action says={t`Role: ${roleName}`}>
        {isFixed ? null : (
          <Button variant="outline" size="sm" onClick={() => onAsk('role')}>
            {t`Change role…`}
          </Button>
        )}
      </Action>
      <Action says={signedInText(sessions)}>
        <Button variant="outline" size="sm" disabled={sessions === 0} onClick={() => onAsk('signOut')}>
          {t`Sign out everywhere…`}
        </Button>
      </Action>
      <Action says={blockedAt === null ? t`May sign in` : t`May not sign in`}>
        {blockedAt === null ? (
          isFixed ? null : (
            <Button variant="destructive" size="sm" onClick={() => onAsk('block')}>
              {t`Block…`}
            </Button>
          )
        ) : (
          <Button size="sm" onClick={() => onAsk('unblock')}>
            {t`Unblock…`}
          </Button>
        )}
      </Action>
    </>
  );
}

function Action({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 last:pb-0">
      <p className="min-w-0 grow basis-40">{says}</p>
      {children}
    </div>
  );
}

function signedInText(count: number): string {
  const number = numberText(count);
  if (count === 0) return t`Not signed in anywhere`;
  return plural(count, { one: `Signed in in ${number} place`, other: `Signed in in ${number} places` });
}

function teachesText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `Teaches ${number} course`, other: `Teaches ${number} courses` });
}
