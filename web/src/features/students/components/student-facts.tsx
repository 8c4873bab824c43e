import type { StudentProgress } from '@academy/contract/students/student-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { fullDate, shortDate } from '@/lib/language/dates.ts';
import { lastSeenText } from '../student-words.ts';

export function StudentFacts({ student, now }: { student: StudentProgress; now: Date }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4 border-y border-line py-4">
      <Fact label={t`Enrolled`}>{shortDate(new Date(student.enrolledAt))}</Fact>
      <Fact label={t`Last seen`}>{lastSeenText(student, now)}</Fact>
      <Fact label={t`Certificate`}>
        <CertificateState certificate={student.certificate} />
      </Fact>
    </dl>
  );
}

function CertificateState({ certificate }: Pick<StudentProgress, 'certificate'>) {
  if (certificate === null) return t`None yet`;
  // The day that stands on it, whatever the reader's clock says.
  const date = fullDate(new Date(certificate.issuedAt));
  return (
    <Link to={paths.certificate(certificate.id)} className="text-accent-ink underline underline-offset-4">
      {certificate.isRevoked ? t`Revoked` : t`Issued ${date}`}
    </Link>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-0.5 font-semibold wrap-anywhere figures-tabular">{children}</dd>
    </div>
  );
}
