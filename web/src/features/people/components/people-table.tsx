import type { Person } from '@academy/contract/people/people-calls.ts';
import { type PeopleOrder, peopleOrders } from '@academy/contract/people/people-limits.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { PeopleQuery } from '@/api/people.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { paths } from '@/config/paths.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { bytesText } from '@/lib/language/sizes.ts';
import { roleText } from '@/lib/role-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { orderText, taughtAndTakenText } from '../people-words.ts';
import { PersonMarks } from './person-marks.tsx';

interface PeopleTableProps {
  people: readonly Person[];
  order: Pick<PeopleQuery, 'sort' | 'direction'>;
  onSort: (column: PeopleOrder) => void;
  /** When the list was fetched; "minutes ago" counts from then. */
  now: Date;
}

/** Not in the middle of the widths, where there is room for what people sort by; a card and the person's page tell it. */
const onlyWhereThereIsRoom = 'max-xl:md:hidden';

export function PeopleTable({ people, order, onSort, now }: PeopleTableProps) {
  const sortOf = (column: PeopleOrder) =>
    column !== order.sort ? 'none' : order.direction === 'up' ? 'ascending' : 'descending';
  const [first, second, ...times] = peopleOrders.map((column) => (
    <TableHeader
      key={column}
      className="px-3! whitespace-nowrap"
      sort={sortOf(column)}
      onSort={() => onSort(column)}
    >
      {orderText(column)}
    </TableHeader>
  ));
  return (
    <Table caption={t`People`}>
      <TableHead className="bg-ground!">
        <TableRow>
          {first}
          {second}
          <TableHeader className="px-3!">{t`Role`}</TableHeader>
          <TableHeader className={`px-3! ${onlyWhereThereIsRoom}`}>{t`Courses`}</TableHeader>
          <TableHeader className={`px-3! text-right ${onlyWhereThereIsRoom}`}>{t`Storage`}</TableHeader>
          {times}
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} now={now} />
        ))}
      </TableBody>
    </Table>
  );
}

function PersonRow({ person, now }: { person: Person; now: Date }) {
  const { id, name, email, role, seenAt, coursesTaught, coursesTaken } = person;
  const small = 'text-sm whitespace-nowrap text-ink-soft figures-tabular';
  return (
    <TableRow>
      <TableCell className="px-3! max-md:px-0! md:py-2">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={person.avatar} className="size-8 text-xs" />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={paths.adminPerson(id)}
              lang={textLanguage(name)}
              className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline max-md:flex max-md:min-h-11 max-md:items-center"
            >
              {name}
            </Link>
            <PersonMarks person={person} />
          </span>
        </span>
      </TableCell>
      <TableCell label={orderText('email')} className="px-3! max-md:px-0!">
        <span
          lang={textLanguage(email)}
          className="min-w-0 text-sm text-ink-soft max-md:text-right max-md:wrap-anywhere md:inline-block md:max-w-56 md:min-w-28 md:wrap-anywhere"
        >
          <Address email={email} />
        </span>
      </TableCell>
      <TableCell label={t`Role`} className="px-3! max-md:px-0!">
        <span className="text-sm">{roleText(role)}</span>
      </TableCell>
      <TableCell label={t`Courses`} className={`px-3! max-md:px-0! ${onlyWhereThereIsRoom}`}>
        <span className={small}>{taughtAndTakenText(coursesTaught, coursesTaken)}</span>
      </TableCell>
      <TableCell label={t`Storage`} className={`px-3! max-md:px-0! md:text-right ${onlyWhereThereIsRoom}`}>
        <span className={small}>{bytesText(person.storedBytes)}</span>
      </TableCell>
      <TableCell label={orderText('seen')} className="px-3! max-md:px-0!">
        <span className={small}>{seenAt === null ? t`Not seen yet` : lastActiveText(seenAt, now)}</span>
      </TableCell>
      <TableCell label={orderText('joined')} className="px-3! max-md:px-0!">
        <span className={small}>{shortDate(new Date(person.joinedAt))}</span>
      </TableCell>
    </TableRow>
  );
}

/** Where a line has no room for it, it is broken before its domain. */
function Address({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
