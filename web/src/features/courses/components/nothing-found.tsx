import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';
import { type CatalogueSearch, hasConditions, withoutConditions } from '../catalogue-search.ts';

/** An empty list: nothing matches what was asked for, or there is nothing at all yet. */
export function NothingFound({ search }: { search: CatalogueSearch }) {
  if (hasConditions(search)) {
    return (
      <EmptyState
        headingLevel={3}
        title="No course matches your search."
        wheel="courses"
        description="Try other words, or look through all of them."
        action={
          <Button asChild>
            <Link to={paths.courses()} search={withoutConditions(search)} resetScroll={false}>
              Clear search and filters
            </Link>
          </Button>
        }
      />
    );
  }
  if (search.filter === 'in-progress') {
    return (
      <EmptyState
        headingLevel={3}
        title="You have no course in progress yet."
        wheel="my-courses"
        description="Enroll in one, and it waits for you here."
        action={
          <Button asChild>
            <Link to={paths.courses()}>Explore Courses</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title="There are no courses here yet."
      wheel="courses"
      description="The first one appears as soon as its author publishes it."
    />
  );
}
