import { LoadFailure } from '@/components/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';

interface LoadMoreProps {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  label: string;
  failure: string;
}

/** The end of a list that comes page by page. */
export function LoadMore({ list, label, failure }: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  if (list.isFetchNextPageError && !list.isFetchingNextPage) {
    const again = { isFetching: list.isFetching, refetch: list.fetchNextPage };
    return <LoadFailure className="mt-8" title={failure} query={again} />;
  }
  return (
    <div className="mt-8 text-center">
      <Button variant="outline" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
