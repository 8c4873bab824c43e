import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { numberText } from '@/lib/language/numbers.ts';

interface WaitingListProps {
  title: string;
  /** Said where nothing waits. */
  empty: string;
  failure: string;
  query: { isPending: boolean; isFetching: boolean; refetch: () => unknown };
  /** Undefined until it is known. */
  found: { count: number; shown: number } | undefined;
  children: ReactNode;
}

/** A queue with its heading, in each state that it can have. */
export function WaitingList({ title, empty, failure, query, found, children }: WaitingListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      {found === undefined ? (
        <Unknown query={query} failure={failure} />
      ) : found.count === 0 ? (
        <p className="rounded-card border border-line border-dashed px-5 py-8 text-center text-ink-soft">
          {empty}
        </p>
      ) : (
        <>
          <Card>
            <ul className="divide-y divide-line">{children}</ul>
          </Card>
          <More hidden={found.count - found.shown} />
        </>
      )}
    </section>
  );
}

function Unknown({ query, failure }: Pick<WaitingListProps, 'query' | 'failure'>) {
  if (query.isPending) {
    return (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton className="h-20 rounded-card" />
      </div>
    );
  }
  return <LoadFailure title={failure} query={query} />;
}

function More({ hidden }: { hidden: number }) {
  if (hidden <= 0) return null;
  const number = numberText(hidden);
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {plural(hidden, {
        one: `${number} more waits behind these.`,
        other: `${number} more wait behind these.`,
      })}
    </p>
  );
}
