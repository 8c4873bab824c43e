import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PersonDetails } from '@/api/people.ts';
import { StatusPill } from '@/components/status-pill.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Card } from '@/components/ui/card.tsx';
import { paths } from '@/config/paths.ts';
import { fullDate } from '@/lib/language/dates.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { bytesText } from '@/lib/language/sizes.ts';
import { roleText } from '@/lib/role-words.ts';
import { studentsText } from '@/lib/student-count.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonMarks } from './person-marks.tsx';

interface PersonPageProps {
  person: PersonDetails;
  isOwn: boolean;
  /** When it was fetched; "minutes ago" counts from then. */
  now: Date;
}

export function PersonPage({ person, isOwn, now }: PersonPageProps) {
  const { name, email, avatar, blockedAt, blockedFor } = person;
  const blockedOn = blockedAt === null ? '' : fullDate(new Date(blockedAt));
  return (
    <>
      <header className="mb-6 flex items-center gap-4 md:mb-8">
        <Avatar name={name} src={avatar} className="size-14 text-lg md:size-18 md:text-xl" />
        <div className="min-w-0">
          <h1 lang={textLanguage(name)} className="text-2xl wrap-anywhere md:text-3xl">
            {name}
          </h1>
          <p className="mt-1 text-ink-soft wrap-anywhere">{email}</p>
          <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
            <PersonMarks person={person} />
          </p>
        </div>
      </header>
      {blockedAt === null ? null : (
        <Alert variant="warning" title={t`Blocked on ${blockedOn}`} className="mb-6">
          <p lang={textLanguage(blockedFor ?? '')} className="whitespace-pre-line wrap-anywhere">
            {blockedFor ?? t`No reason was given.`}
          </p>
        </Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
          <Facts person={person} now={now} />
          <TaughtCourses person={person} />
        </div>
        <PersonActions person={person} isOwn={isOwn} />
      </div>
    </>
  );
}

function Facts({ person, now }: { person: PersonDetails; now: Date }) {
  const { role, isListed, seenAt, joinedAt } = person;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="sr-only">{t`Account`}</h2>
      <dl className="grid gap-x-6 gap-y-4 min-[24rem]:grid-cols-2 sm:grid-cols-3">
        <Fact label={t`Role`} value={roleText(role)} />
        <Fact label={t`Last seen`} value={seenAt === null ? t`Not seen yet` : lastActiveText(seenAt, now)} />
        <Fact
          label={t({ message: 'Joined', comment: 'When somebody joined the academy' })}
          value={fullDate(new Date(joinedAt))}
        />
        <Fact label={t`Courses taught`} value={numberText(person.coursesTaught)} />
        <Fact label={t`Courses taken`} value={numberText(person.coursesTaken)} />
        <Fact label={t`Storage`} value={bytesText(person.storedBytes)} />
      </dl>
      {role === 'admin' ? (
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
          {isListed
            ? t`ADMIN_EMAILS names this address. For as long as it does, it is an admin and cannot be blocked.`
            : t`ADMIN_EMAILS does not name this address. The role was given here or on the command line.`}
        </p>
      ) : null}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold figures-tabular">{value}</dd>
    </div>
  );
}

function TaughtCourses({ person: { courses, coursesTaught } }: { person: PersonDetails }) {
  if (courses.length === 0) return null;
  const first = numberText(courses.length);
  return (
    <section>
      <h2 className="text-xl">{t`Courses taught`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {courses.map(({ id, title, status, students }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <Link
              to={status === 'published' ? paths.course(id) : paths.coursePreview(id)}
              lang={textLanguage(title)}
              className="inline-flex min-h-11 min-w-0 grow basis-52 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <span className="text-sm text-ink-soft figures-tabular">{studentsText(students)}</span>
            <StatusPill status={status} />
          </li>
        ))}
      </ul>
      {coursesTaught > courses.length ? (
        <p className="mt-2 text-sm text-ink-soft">{t`These are the first ${first}.`}</p>
      ) : null}
    </section>
  );
}
