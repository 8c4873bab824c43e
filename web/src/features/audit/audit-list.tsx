import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { t } from '@lingui/core/macro';
import { type AuditFilter, useAudit } from '@/api/audit.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { dateAndTime } from '@/lib/language/date-and-time.ts';
import { isFiltered } from './audit-address.ts';
import { AuditSentence } from './audit-sentence.tsx';
import { AuditTools } from './audit-tools.tsx';

interface AuditListProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

/** Who did what to whom and when. What is looked for is the page's to keep. */
export function AuditList({ filter, onFilter }: AuditListProps) {
  const list = useAudit(filter);
  const entries = list.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <AuditTools filter={filter} personName={nameIn(entries, filter.person)} onFilter={onFilter} />
      <div className="mt-6" aria-busy={list.isFetching}>
        {entries ? (
          entries.length === 0 ? (
            <NothingTold filter={filter} onFilter={onFilter} />
          ) : (
            <Entries entries={entries} />
          )
        ) : list.isError ? (
          <LoadFailure title={t`The audit trail could not be loaded.`} query={list} />
        ) : (
          <AuditSkeleton />
        )}
        <LoadMore
          list={list}
          label={t`Load more entries`}
          failure={t`The audit trail could not be loaded.`}
        />
      </div>
    </>
  );
}

function nameIn(entries: readonly AuditEntry[] = [], id: string | undefined): string | undefined {
  const named = entries.flatMap(({ actor, person }) => [actor, person]).find((one) => one?.id === id);
  return named?.name ?? undefined;
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol aria-label={t`Audit trail`} className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-6 gap-y-0.5 py-3 md:grid-cols-[13rem_minmax(0,1fr)] md:items-baseline"
        >
          <time dateTime={entry.at} className="text-sm text-ink-soft figures-tabular">
            {dateAndTime(new Date(entry.at))}
          </time>
          <p className="wrap-anywhere max-md:leading-8">
            <AuditSentence entry={entry} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function NothingTold({ filter, onFilter }: AuditListProps) {
  if (!isFiltered(filter)) return <EmptyState title={t`Nothing has been written down yet.`} wheel="river" />;
  return (
    <EmptyState
      title={t`Nothing that was written down fits that.`}
      wheel="river"
      action={
        <Button variant="outline" onClick={() => onFilter({})}>
          {t`Show everything`}
        </Button>
      }
    />
  );
}

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);

function AuditSkeleton() {
  return (
    <div className="flex flex-col gap-px">
      <span role="status" className="sr-only">
        {t`Loading the audit trail...`}
      </span>
      {skeletonRows.map((row) => (
        <Skeleton key={row} className="h-12 rounded-none!" />
      ))}
    </div>
  );
}
