import {
  invitationStates,
  invitationLimits as limits,
} from '@academy/contract/invitations/invitation-limits.ts';
import { t } from '@lingui/core/macro';
import { type InvitationsQuery, useInvitations } from '@/api/invitations.ts';
import { DebouncedSearch } from '@/components/debounced-search.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { invitationsText, stateText } from './invitation-words.ts';
import { InvitationsTable } from './invitations-table.tsx';

interface InvitationsListProps {
  query: InvitationsQuery;
  onQuery: (query: InvitationsQuery) => void;
}

/** Who was invited. What is looked for is the page's to keep. */
export function InvitationsList({ query, onQuery }: InvitationsListProps) {
  const list = useInvitations(query);
  const [first] = list.data?.pages ?? [];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <DebouncedSearch
          label={t`Search invitations by name or email`}
          placeholder={t`Search by name or email`}
          className="w-80 max-md:w-full"
          maxLength={limits.searchMaxLength}
          value={query.q ?? ''}
          onSearch={(q) => onQuery({ ...query, q: q || undefined })}
        />
        <Select
          aria-label={t`State`}
          className="w-44 max-md:grow"
          value={query.state ?? ''}
          onChange={(event) =>
            onQuery({ ...query, state: invitationStates.find((state) => state === event.target.value) })
          }
        >
          <option value="">{t`All states`}</option>
          {invitationStates.map((state) => (
            <option key={state} value={state}>
              {stateText(state)}
            </option>
          ))}
        </Select>
        <p role="status" className="min-h-6 text-sm text-ink-soft figures-tabular md:ml-auto">
          {first ? invitationsText(first.count) : null}
        </p>
      </div>
      <div className="mt-4" aria-busy={list.isFetching}>
        {first ? (
          <Found list={list} query={query} onQuery={onQuery} />
        ) : list.isError ? (
          <LoadFailure title={t`The invitations could not be loaded.`} query={list} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    </>
  );
}

function Found({ list, query, onQuery }: InvitationsListProps & { list: ReturnType<typeof useInvitations> }) {
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? [];
  const isFiltered = Boolean(query.q || query.state);
  if (invitations.length === 0) {
    return (
      <EmptyState
        title={isFiltered ? t`No invitation fits that.` : t`Nobody is invited yet.`}
        wheel="students"
        {...(isFiltered
          ? {
              action: (
                <Button variant="outline" onClick={() => onQuery({})}>
                  {t`Show all invitations`}
                </Button>
              ),
            }
          : { description: t`Invite a single person, or a whole class by a list.` })}
      />
    );
  }
  return (
    <>
      <InvitationsTable invitations={invitations} />
      <LoadMore
        list={list}
        label={t`Load more invitations`}
        failure={t`The invitations could not be loaded.`}
      />
    </>
  );
}

const skeletonRows = Array.from({ length: 6 }, (_, index) => index);

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-3 md:gap-px">
      <span role="status" className="sr-only">
        {t`Loading invitations...`}
      </span>
      {skeletonRows.map((row) => (
        <Skeleton key={row} className="h-48 rounded-card! md:h-14 md:rounded-none!" />
      ))}
    </div>
  );
}
