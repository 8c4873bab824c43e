import type { Cohort, CohortMember } from '@academy/contract/cohorts/cohort-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, X } from 'lucide-react';
import { useCohortProgress, useRemoveMember } from '@/api/cohorts.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { paths } from '@/config/paths.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { tellCohort, tellNotDone } from './cohort-toasts.ts';

/** Each member and each course. Many courses are wider than a screen: the table scrolls beside the names. */
export function CohortProgress({ cohort }: { cohort: Cohort }) {
  const list = useCohortProgress(cohort.id);
  if (!list.data) {
    if (list.isError) return <LoadFailure title={t`The progress could not be loaded.`} query={list} />;
    return (
      <div className="flex flex-col gap-px">
        <span role="status" className="sr-only">
          {t`Loading progress...`}
        </span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  const members = list.data.pages.flatMap((page) => page.members);
  if (members.length === 0) {
    return (
      <p className="text-ink-soft">
        {t`Nobody is in this cohort yet. Who is invited into it appears with their first sign-in.`}
      </p>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section aria-label={t`Progress`} tabIndex={0} className="scrolls-sideways">
        <Table caption={t`Progress`}>
          <TableHead className="static! bg-ground!">
            <TableRow>
              <TableHeader className="sticky left-0 bg-ground px-3!">{t`Name`}</TableHeader>
              {cohort.courses.map(({ id, title }) => (
                <TableHeader key={id} lang={textLanguage(title)} className="min-w-36 px-3! py-2">
                  {title}
                </TableHeader>
              ))}
              <TableHeader className="px-3!">
                <span className="sr-only">{t`Actions`}</span>
              </TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {members.map((member) => (
              <MemberRow key={member.id} cohort={cohort} member={member} now={new Date(list.dataUpdatedAt)} />
            ))}
          </TableBody>
        </Table>
      </section>
      <LoadMore list={list} label={t`Load more people`} failure={t`The progress could not be loaded.`} />
    </>
  );
}

interface MemberRowProps {
  cohort: Cohort;
  member: CohortMember;
  now: Date;
}

function MemberRow({ cohort, member: { id, name, email, progress }, now }: MemberRowProps) {
  const remove = useRemoveMember(cohort.id);
  return (
    <TableRow>
      <TableCell className="px-3! max-md:px-0! md:sticky md:left-0 md:bg-ground">
        <span className="min-w-0 leading-snug">
          <Link
            to={paths.adminPerson(id)}
            lang={textLanguage(name)}
            className="font-semibold wrap-anywhere underline-offset-4 hover:underline max-md:flex max-md:min-h-11 max-md:items-center"
          >
            {name}
          </Link>
          <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
        </span>
      </TableCell>
      {cohort.courses.map(({ id: courseId, title }, index) => (
        <TableCell key={courseId} className="px-3! max-md:px-0!">
          <span aria-hidden="true" lang={textLanguage(title)} className="text-sm text-ink-soft md:hidden">
            {title}
          </span>
          <Progress progress={progress[index] ?? null} now={now} />
        </TableCell>
      ))}
      <TableCell className="px-3! max-md:px-0! md:w-px">
        <span className="flex grow justify-end">
          <Button
            variant="ghost"
            size="sm"
            aria-label={t`Take ${name} out of the cohort`}
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(id, {
                onSuccess: () => tellCohort(t`${name} is out of the cohort, and stays enrolled.`),
                onError: tellNotDone,
              })
            }
          >
            <X aria-hidden="true" />
          </Button>
        </span>
      </TableCell>
    </TableRow>
  );
}

function Progress({ progress, now }: { progress: CohortMember['progress'][number]; now: Date }) {
  if (progress === null) return <span className="text-sm text-ink-soft">{t`Not enrolled`}</span>;
  return (
    <span className="text-sm leading-snug figures-tabular max-md:text-right">
      <span className="flex items-center gap-1.5 font-semibold max-md:justify-end">
        {progress.isFinished ? <CircleCheck aria-hidden="true" className="size-4 text-success" /> : null}
        {progress.isFinished ? t`Finished` : percentText(progress.percent)}
      </span>
      <span className="block whitespace-nowrap text-ink-soft">
        {progress.lastActive === null ? t`Not opened yet` : lastActiveText(progress.lastActive, now)}
      </span>
    </span>
  );
}
