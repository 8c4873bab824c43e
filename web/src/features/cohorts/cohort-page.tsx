import type { Cohort } from '@academy/contract/cohorts/cohort-calls.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { BookPlus, Download, Mail, Pencil, Trash2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { followWithSession } from '@/api/client/follow-with-session.ts';
import { cohortFile } from '@/api/cohorts.ts';
import { tellNotDownloaded } from '@/components/tell-not-downloaded.ts';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { CohortCourses } from './cohort-courses.tsx';
import { type CohortDialog, CohortDialogs } from './cohort-dialogs.tsx';
import { CohortProgress } from './cohort-progress.tsx';

interface CohortPageProps {
  cohort: Cohort;
  onDeleted: () => void;
}

export function CohortPage({ cohort, onDeleted }: CohortPageProps) {
  const [dialog, setDialog] = useState<CohortDialog>();
  const { id, name } = cohort;
  const file = cohortFile(id);
  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1 lang={textLanguage(name)} className="text-2xl wrap-anywhere md:text-3xl">
          {name}
        </h1>
        <p className="mt-2 text-ink-soft figures-tabular">{countsText(cohort)}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setDialog('people')}>
            <UserRoundPlus aria-hidden="true" />
            {t`Add people`}
          </Button>
          <Button variant="outline" onClick={() => setDialog('course')}>
            <BookPlus aria-hidden="true" />
            {t`Add a course`}
          </Button>
          <Button variant="outline" asChild>
            <Link to={paths.adminInvitations()} search={{ cohort: id }}>
              <Mail aria-hidden="true" />
              {t`Invite by a list`}
            </Link>
          </Button>
          <Button variant="ghost" onClick={() => setDialog('rename')}>
            <Pencil aria-hidden="true" />
            {t`Rename`}
          </Button>
          <Button variant="ghost" onClick={() => setDialog('delete')}>
            <Trash2 aria-hidden="true" />
            {t`Delete`}
          </Button>
        </div>
      </header>
      <CohortCourses cohort={cohort} />
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t`Progress`}</h2>
          <Button variant="outline" size="sm" asChild>
            <a href={file} download onClick={(event) => followWithSession(event, tellNotDownloaded)}>
              <Download aria-hidden="true" />
              {t`CSV`}
            </a>
          </Button>
        </div>
        <CohortProgress cohort={cohort} />
      </section>
      <CohortDialogs
        dialog={dialog}
        cohort={cohort}
        onClose={() => setDialog(undefined)}
        onDeleted={onDeleted}
      />
    </div>
  );
}

function countsText({ members, invited }: Cohort): string {
  const [number, waiting] = [numberText(members), numberText(invited)];
  const people = plural(members, { one: `${number} person`, other: `${number} people` });
  return invited === 0 ? people : t`${people}, and ${waiting} invited`;
}
