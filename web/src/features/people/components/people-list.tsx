import { t } from '@lingui/core/macro';
import { type PeopleQuery, usePeople } from '@/api/people.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isFiltered, sortedBy } from '../people-search.ts';
import { peopleText } from '../people-words.ts';
import { PeopleTable } from './people-table.tsx';
import { PeopleTools } from './people-tools.tsx';

interface PeopleListProps {
  query: PeopleQuery;
  onQuery: (query: PeopleQuery) => void;
}

/** The accounts of the academy. What is looked for is the page's to keep. */
export function PeopleList({ query, onQuery }: PeopleListProps) {
  const list = usePeople(query);
  const [first] = list.data?.pages ?? [];
  return (
    <>
      <div className="flex flex-col gap-3 xl:flex-row xl:items-center">
        <PeopleTools query={query} onQuery={onQuery} />
        <p role="status" className="min-h-6 text-sm text-ink-soft figures-tabular xl:ml-auto">
          {first ? peopleText(first.count) : null}
        </p>
      </div>
      <div className="mt-4" aria-busy={list.isFetching}>
        {first ? (
          <FoundPeople list={list} query={query} onQuery={onQuery} />
        ) : list.isError ? (
          <LoadFailure title={t`The people could not be loaded.`} query={list} />
        ) : (
          <PeopleSkeleton />
        )}
      </div>
    </>
  );
}

function FoundPeople({ list, query, onQuery }: PeopleListProps & { list: ReturnType<typeof usePeople> }) {
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  if (people.length === 0) {
    return (
      <EmptyState
        title={isFiltered(query) ? t`Nobody fits that.` : t`Nobody is here yet.`}
        wheel="students"
        {...(isFiltered(query) && {
          description: t`Try a part of the name or of the email address.`,
          action: (
            <Button
              variant="outline"
              onClick={() => onQuery({ sort: query.sort, direction: query.direction })}
            >
              {t`Show everybody`}
            </Button>
          ),
        })}
      />
    );
  }
  return (
    <>
      <PeopleTable
        people={people}
        order={query}
        onSort={(column) => onQuery(sortedBy(query, column))}
        now={new Date(list.dataUpdatedAt)}
      />
      <LoadMore list={list} label={t`Load more people`} failure={t`The people could not be loaded.`} />
    </>
  );
}

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);

function PeopleSkeleton() {
  return (
    <div className="flex flex-col gap-3 md:gap-px">
      <span role="status" className="sr-only">
        {t`Loading people...`}
      </span>
      {skeletonRows.map((row) => (
        <Skeleton key={row} className="h-56 rounded-card! md:h-14 md:rounded-none!" />
      ))}
    </div>
  );
}
