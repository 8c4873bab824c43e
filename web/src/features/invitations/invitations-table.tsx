import type { Invitation } from '@academy/contract/invitations/invitation-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Badge } from '@/components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { paths } from '@/config/paths.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { roleText } from '@/lib/role-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { stateText } from './invitation-words.ts';

const stateBadges = { open: 'tinted', taken: 'success', expired: 'warning', withdrawn: 'neutral' } as const;
const cell = 'px-3! max-md:px-0!';

export function InvitationsTable({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Table caption={t`Invitations`}>
      <TableHead className="bg-ground!">
        <TableRow>
          <TableHeader className="px-3!">{t`Email`}</TableHeader>
          <TableHeader className="px-3!">{t`State`}</TableHeader>
          <TableHeader className="px-3!">{t`Role`}</TableHeader>
          <TableHeader className="px-3!">{t`Courses and cohort`}</TableHeader>
          <TableHeader className="px-3!">{t`Until`}</TableHeader>
          <TableHeader className="px-3!">
            <span className="sr-only">{t`Actions`}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </TableBody>
    </Table>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, name, role, state, takenAt, expiresAt } = invitation;
  const day = shortDate(new Date(takenAt ?? expiresAt));
  return (
    <TableRow>
      <TableCell className={`${cell} md:py-2`}>
        <span className="min-w-0 leading-snug">
          {invitation.takenBy ? (
            <Link
              to={paths.adminPerson(invitation.takenBy)}
              className="font-semibold wrap-anywhere underline-offset-4 hover:underline max-md:flex max-md:min-h-11 max-md:items-center"
            >
              {email}
            </Link>
          ) : (
            <span className="block font-semibold wrap-anywhere">{email}</span>
          )}
          {name ? (
            <span lang={textLanguage(name)} className="block text-sm text-ink-soft wrap-anywhere">
              {name}
            </span>
          ) : null}
        </span>
      </TableCell>
      <TableCell label={t`State`} className={cell}>
        <Badge variant={stateBadges[state]}>{stateText(state)}</Badge>
      </TableCell>
      <TableCell label={t`Role`} className={cell}>
        <span className="text-sm">{roleText(role)}</span>
      </TableCell>
      <TableCell label={t`Courses and cohort`} className={`${cell} md:max-w-72`}>
        <What invitation={invitation} />
      </TableCell>
      <TableCell label={takenAt ? t`Taken` : t`Until`} className={cell}>
        <span className="text-sm whitespace-nowrap text-ink-soft figures-tabular">
          <span className="max-md:hidden">{takenAt ? t`Taken ${day}` : day}</span>
          <span className="md:hidden">{day}</span>
        </span>
      </TableCell>
      <TableCell className={`${cell} md:w-px`}>
        {state === 'taken' ? null : <InvitationActions invitation={invitation} />}
      </TableCell>
    </TableRow>
  );
}

/** What they get with it. */
function What({ invitation: { courses, cohort } }: { invitation: Invitation }) {
  const parts = [...courses.map(({ title }) => title), ...(cohort ? [cohort.name] : [])];
  if (parts.length === 0) return <span className="text-sm text-ink-soft">–</span>;
  return (
    <ul className="min-w-0 text-sm max-md:text-right">
      {parts.slice(0, 3).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cohort may be called like a course, and nothing here moves.
        <li key={index} lang={textLanguage(part)} className="truncate max-md:whitespace-normal">
          {part}
        </li>
      ))}
      {parts.length > 3 ? <li className="text-ink-soft">{t`and more`}</li> : null}
    </ul>
  );
}
