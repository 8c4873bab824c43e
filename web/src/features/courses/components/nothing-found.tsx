import { t } from '@lingui/core/macro';
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
        title={t`No course matches your search.`}
        wheel="courses"
        description={t`Try other words, or look through all of them.`}
        action={
          <Button asChild>
            <Link to={paths.courses()} search={withoutConditions(search)} resetScroll={false}>
              {t`Clear search and filters`}
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
        title={t`You have no course in progress yet.`}
        wheel="my-courses"
        description={t`Enroll in one, and it waits for you here.`}
        action={
          <Button asChild>
            <Link to={paths.courses()}>{t`Explore Courses`}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t`There are no courses here yet.`}
      wheel="courses"
      description={t`The first one appears as soon as its author publishes it.`}
    />
  );
}
