import { ApiError } from '@academy/contract/http/client.ts';
import type { StudentProgress as Progress } from '@academy/contract/students/student-calls.ts';
import { t } from '@lingui/core/macro';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { type StudentAddress, useStudent } from '@/api/students.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lessonsDoneText } from '@/lib/lesson-words.ts';
import { StudentFacts } from './student-facts.tsx';
import { StudentLessons } from './student-lessons.tsx';
import { StudentProgress } from './student-progress.tsx';
import { StudentRemark } from './student-remark.tsx';

interface StudentSheetProps {
  address: StudentAddress;
  /** As the list has it, until the rest is there. */
  name: string | undefined;
  onClose: () => void;
  /** What else can be done about them. */
  foot?: ((student: Progress) => ReactNode) | undefined;
}

/** One student beside the list: how far they are, lesson by lesson, and what one noted about them. */
export function StudentSheet({ address, name, onClose, foot }: StudentSheetProps) {
  const query = useStudent(address);
  const { data: student, error } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Sheet open isAddress onClose={onClose} side="wide" title={student?.name ?? name ?? t`Student`}>
      {student && !isGone ? (
        <StudentDetails address={address} student={student} now={new Date(query.dataUpdatedAt)}>
          {foot?.(student)}
        </StudentDetails>
      ) : isGone ? (
        <Alert>{errorText(error)}</Alert>
      ) : query.isError ? (
        <LoadFailure title={t`The student could not be loaded.`} query={query} />
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <span className="sr-only">{t`Loading...`}</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-32" />
          <Skeleton className="h-64" />
        </div>
      )}
    </Sheet>
  );
}

interface StudentDetailsProps {
  address: StudentAddress;
  student: Progress;
  now: Date;
  children: ReactNode;
}

function StudentDetails({ address, student, now, children }: StudentDetailsProps) {
  const { name, email, progress, completedLessons, lessons } = student;
  return (
    <div className="flex flex-col gap-7">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 text-ink-soft wrap-anywhere">{email}</p>
          <Button asChild variant="outline" size="sm">
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
              <Mail aria-hidden="true" />
              {t`Write to them`}
            </a>
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="text-sm text-ink-soft figures-tabular">
            {lessonsDoneText(completedLessons, lessons.length)}
          </p>
          <div className="flex">
            <StudentProgress name={name} percent={progress} />
          </div>
        </div>
      </div>
      <StudentFacts student={student} now={now} />
      <StudentRemark key={student.id} address={address} saved={student.remark} />
      <StudentLessons lessons={lessons} />
      {children}
    </div>
  );
}
