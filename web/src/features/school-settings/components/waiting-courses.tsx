import type { WaitingCourse } from '@academy/contract/school-settings/approval-calls.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { useDecideCourse, type useWaitingCourses } from '@/api/approvals.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { WaitingList } from '@/components/waiting-list.tsx';
import { paths } from '@/config/paths.ts';
import { fullDate } from '@/lib/language/dates.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { CourseCheck } from './course-check.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

export function WaitingCourses({ query }: { query: ReturnType<typeof useWaitingCourses> }) {
  const { data } = query;
  return (
    <WaitingList
      title={t`Courses to be published`}
      empty={t`No course waits to be published.`}
      failure={t`The courses that wait could not be loaded.`}
      query={query}
      found={data && { count: data.count, shown: data.courses.length }}
    >
      {data?.courses.map((course) => (
        <CourseRow key={course.id} course={course} />
      ))}
    </WaitingList>
  );
}

function CourseRow({ course: { id, title, author, totalLessons, submittedAt } }: { course: WaitingCourse }) {
  const titleId = useId();
  const [refusing, setRefusing] = useState(false);
  const decide = useDecideCourse();
  const date = fullDate(new Date(submittedAt));
  const lessons = numberText(totalLessons);
  const { name } = author;
  const approve = () =>
    // Not callbacks of the mutation: those of a row that is gone by then are never called.
    decide.mutateAsync({ id, decision: { decision: 'approve' } }).then(
      () => toast({ variant: 'success', title: t`“${title}” is published.` }),
      (error: unknown) =>
        toast({ variant: 'destructive', title: t`That was not done.`, description: errorText(error) }),
    );
  const refuse = (reason: string) =>
    void decide.mutateAsync({ id, decision: { decision: 'refuse', reason } }).then(
      () => {
        setRefusing(false);
        toast({ variant: 'success', title: t`“${title}” stays a draft, and ${name} reads why.` });
      },
      () => {},
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 grow basis-64">
        <h3
          id={titleId}
          lang={textLanguage(title)}
          className="font-sans text-base font-semibold tracking-normal wrap-anywhere"
        >
          {title}
        </h3>
        <p className="text-sm text-ink-soft">
          {t`By ${name}, handed in on ${date}`} ·{' '}
          {plural(totalLessons, { one: `${lessons} lesson`, other: `${lessons} lessons` })}
        </p>
        <CourseCheck courseId={id} titleId={titleId} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <Link to={paths.coursePreview(id)} aria-describedby={titleId}>
            <Eye aria-hidden="true" />
            {t`Preview`}
          </Link>
        </Button>
        <Button size="sm" pending={decide.isPending} aria-describedby={titleId} onClick={approve}>
          {t`Approve`}
        </Button>
        <Button variant="ghost" size="sm" aria-describedby={titleId} onClick={() => setRefusing(true)}>
          {t`Refuse`}
        </Button>
      </div>
      {refusing ? (
        <RefuseDialog
          title={t`Refuse “${title}”?`}
          description={t`It stays a draft. Its creator reads the reason, and can hand it in again.`}
          pending={decide.isPending}
          error={decide.error}
          onRefuse={refuse}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </li>
  );
}
