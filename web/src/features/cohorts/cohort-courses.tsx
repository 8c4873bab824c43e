import type { Cohort } from '@academy/contract/cohorts/cohort-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRemoveCohortCourse } from '@/api/cohorts.ts';
import { StatusPill } from '@/components/status-pill.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { tellCohort, tellNotDone } from './cohort-toasts.ts';

/** What the cohort learns. */
export function CohortCourses({ cohort }: { cohort: Cohort }) {
  const remove = useRemoveCohortCourse(cohort.id);
  const members = numberText(cohort.members);
  return (
    <section>
      <h2 className="text-xl">{t`Courses`}</h2>
      {cohort.courses.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t`None yet. Everybody in the cohort is enrolled in a course that you add.`}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {cohort.courses.map(({ id, title, status, finished }) => {
            const done = numberText(finished);
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
                <Link
                  to={status === 'published' ? paths.course(id) : paths.coursePreview(id)}
                  lang={textLanguage(title)}
                  className="inline-flex min-h-11 min-w-0 grow basis-52 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
                <span className="text-sm text-ink-soft figures-tabular">
                  {t`${done} of ${members} finished`}
                </span>
                {status === 'published' ? null : <StatusPill status={status} />}
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t`Take ${title} out of the cohort`}
                  disabled={remove.isPending}
                  onClick={() =>
                    remove.mutate(id, {
                      onSuccess: () =>
                        tellCohort(t`${title} is out of the cohort. Everybody stays enrolled.`),
                      onError: tellNotDone,
                    })
                  }
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
