import { ApiError } from '@academy/contract/http/client.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { AuditFilter } from '@/api/audit.ts';
import { type PeopleQuery, usePerson } from '@/api/people.ts';
import { NotFoundPage } from '@/app/routes/not-found.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { AdminFrame } from '@/features/admin/admin-frame.tsx';
import { auditFilterOf } from '@/features/audit/audit-address.ts';
import { AuditList } from '@/features/audit/audit-list.tsx';
import { useSession } from '@/features/auth/session.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { PeopleList } from '@/features/people/components/people-list.tsx';
import { PersonPage } from '@/features/people/components/person-page.tsx';
import { peopleAddressOf, peopleQueryOf } from '@/features/people/people-search.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { writtenOf } from '@/lib/written-of.ts';

const frame = '/signed-in/admin';

/** The frame of the pages of those who run the academy. To others there is nothing at these addresses. */
export function AdminFrameRoute() {
  const user = useSession();
  // What tells that something was done comes ahead of it.
  useEffect(() => {
    import('@/components/ui/toast.tsx').catch(() => undefined);
  }, []);
  if (user?.role !== 'admin') return <NotFoundPage />;
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

export function PeopleRoute() {
  const query = peopleQueryOf(useSearch({ from: `${frame}${webRoutes.adminPeople}` }));
  const navigate = useNavigate();
  usePageTitle(t`People`);
  const onQuery = (next: PeopleQuery) =>
    void navigate({
      to: paths.adminPeople(),
      search: peopleAddressOf(next),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <h1 className="mb-6 text-2xl md:text-3xl">{t`People`}</h1>
      <PeopleList query={query} onQuery={onQuery} />
    </>
  );
}

export function PersonRoute() {
  const { userId } = useParams({ from: `${frame}${webRoutes.adminPerson}` });
  const person = usePerson(userId);
  usePageTitle(person.data?.name ?? t`People`);
  return (
    <>
      <Link
        to={paths.adminPeople()}
        className="-mt-3 mb-2 inline-flex h-11 items-center gap-2 text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t`All people`}
      </Link>
      <Person person={person} />
    </>
  );
}

function Person({ person }: { person: ReturnType<typeof usePerson> }) {
  const user = useSession();
  const { data, error } = person;
  if (data)
    return <PersonPage person={data} isOwn={data.id === user?.id} now={new Date(person.dataUpdatedAt)} />;
  if (person.isPending) return <SpinnerScreen />;
  if (error instanceof ApiError && error.status === 404) return <NoSuchPerson />;
  return (
    <LoadFailure
      headingLevel={1}
      title={t`This person could not be loaded.`}
      retrying={person.isFetching}
      onRetry={() => void person.refetch()}
    />
  );
}

function NoSuchPerson() {
  return (
    <EmptyState
      headingLevel={1}
      title={t`There is nobody at this address.`}
      wheel="404"
      action={
        <Button asChild>
          <Link to={paths.adminPeople()}>{t`All people`}</Link>
        </Button>
      }
    />
  );
}

export function AuditRoute() {
  const filter = auditFilterOf(useSearch({ from: `${frame}${webRoutes.adminAudit}` }));
  const navigate = useNavigate();
  usePageTitle(t`Audit trail`);
  const onFilter = (next: AuditFilter) =>
    void navigate({ to: paths.adminAudit(), search: writtenOf(next), replace: true, resetScroll: false });
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t`Audit trail`}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t`Who did what to whom, and when. What stands here is never changed.`}</p>
      <AuditList filter={filter} onFilter={onFilter} />
    </>
  );
}
