import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useCohorts } from '@/api/cohorts.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { paths } from '@/config/paths.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

export function CohortsList() {
  const cohorts = useCohorts();
  if (!cohorts.data) {
    if (cohorts.isError) return <LoadFailure title={t`The cohorts could not be loaded.`} query={cohorts} />;
    return (
      <div className="flex flex-col gap-px">
        <span role="status" className="sr-only">
          {t`Loading cohorts...`}
        </span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (cohorts.data.length === 0) {
    return (
      <EmptyState
        title={t`There is no cohort yet.`}
        description={t`A cohort is a group that is enrolled together, such as a class.`}
        wheel="students"
      />
    );
  }
  const small = 'text-sm text-ink-soft figures-tabular';
  return (
    <Table caption={t`Cohorts`}>
      <TableHead className="bg-ground!">
        <TableRow>
          <TableHeader className="px-3!">{t`Name`}</TableHeader>
          <TableHeader className="px-3!">{t`People`}</TableHeader>
          <TableHeader className="px-3!">{t`Courses`}</TableHeader>
          <TableHeader className="px-3!">{t`Created`}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {cohorts.data.map(({ id, name, members, courses, createdAt }) => (
          <TableRow key={id}>
            <TableCell className="px-3! max-md:px-0!">
              <Link
                to={paths.adminCohort(id)}
                lang={textLanguage(name)}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </TableCell>
            <TableCell label={t`People`} className="px-3! max-md:px-0!">
              <span className={small}>{numberText(members)}</span>
            </TableCell>
            <TableCell label={t`Courses`} className="px-3! max-md:px-0!">
              <span className={small}>{numberText(courses)}</span>
            </TableCell>
            <TableCell label={t`Created`} className="px-3! max-md:px-0!">
              <span className={small}>{shortDate(new Date(createdAt))}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
