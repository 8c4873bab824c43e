import { ApiError } from '@academy/contract/http/client.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCohort, useCreateCohort } from '@/api/cohorts.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { CohortPage } from '@/features/cohorts/cohort-page.tsx';
import { CohortsList } from '@/features/cohorts/cohorts-list.tsx';
import { NameDialog } from '@/features/cohorts/name-dialog.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function CohortsRoute() {
  const [creates, setCreates] = useState(false);
  const create = useCreateCohort();
  const navigate = useNavigate();
  usePageTitle(t`Cohorts`);
  const save = {
    ...create,
    mutate: (name: string) =>
      create.mutate(name, { onSuccess: ({ id }) => void navigate({ to: paths.adminCohort(id) }) }),
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t`Cohorts`}</h1>
        <Button onClick={() => setCreates(true)}>
          <Plus aria-hidden="true" />
          {t`Create a cohort`}
        </Button>
      </div>
      <CohortsList />
      {creates ? (
        <NameDialog
          title={t`Create a cohort`}
          confirm={t`Create`}
          save={save}
          onClose={() => {
            setCreates(false);
            create.reset();
          }}
        />
      ) : null}
    </>
  );
}

export function CohortRoute() {
  const { cohortId } = useParams({ from: `/signed-in/admin${webRoutes.adminCohort}` });
  const cohort = useCohort(cohortId);
  usePageTitle(cohort.data?.name ?? t`Cohorts`);
  return (
    <>
      <Link
        to={paths.adminCohorts()}
        className="-mt-3 mb-2 inline-flex h-11 items-center gap-2 text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t`All cohorts`}
      </Link>
      <Shown cohort={cohort} />
    </>
  );
}

function Shown({ cohort }: { cohort: ReturnType<typeof useCohort> }) {
  const navigate = useNavigate();
  if (cohort.data) {
    return <CohortPage cohort={cohort.data} onDeleted={() => void navigate({ to: paths.adminCohorts() })} />;
  }
  if (cohort.isPending) return <SpinnerScreen />;
  if (cohort.error instanceof ApiError && cohort.error.status === 404) {
    return (
      <EmptyState
        headingLevel={1}
        title={t`There is no cohort at this address.`}
        wheel="404"
        action={
          <Button asChild>
            <Link to={paths.adminCohorts()}>{t`All cohorts`}</Link>
          </Button>
        }
      />
    );
  }
  return <LoadFailure title={t`This cohort could not be loaded.`} query={cohort} />;
}
