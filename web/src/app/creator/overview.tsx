import { t } from '@lingui/core/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type OverviewFilter, useOverview } from '@/api/insight.ts';
import { paths } from '@/config/paths.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { CreatorHeading } from '@/features/creator/components/creator-heading.tsx';
import { CreatorOverview } from '@/features/creator/components/creator-overview.tsx';
import { DaysPlot } from '@/features/insight/overview/days-plot.tsx';
import { FigureCards } from '@/features/insight/overview/figure-cards.tsx';
import { overviewAddressOf, overviewFilterOf } from '@/features/insight/overview/overview-address.ts';
import { OverviewSkeleton } from '@/features/insight/overview/overview-skeleton.tsx';
import { OverviewTools } from '@/features/insight/overview/overview-tools.tsx';
import { cn } from '@/lib/cn.ts';
import { NeedsPanel } from './needs-panel.tsx';

/** How teaching goes, once there is a student. What it is of stands in the address. */
export function Overview() {
  // The dashboard has two addresses.
  const filter = overviewFilterOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useOverview(filter);
  const onFilter = (next: OverviewFilter) =>
    void navigate({
      to: paths.creatorDashboard(),
      search: overviewAddressOf(next),
      replace: true,
      resetScroll: false,
    });

  if (isPending) return <OverviewSkeleton />;
  if (data && !data.hasStudents) return <CreatorOverview />;
  return (
    <>
      <CreatorHeading
        title={t`Overview`}
        actions={data ? <OverviewTools courses={data.courses} filter={filter} onFilter={onFilter} /> : null}
      />
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={cn('flex flex-col gap-5 transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <FigureCards figures={data.figures} />
          <DaysPlot overview={data} />
          <NeedsPanel courseId={filter.courseId} />
        </div>
      ) : (
        <LoadFailure
          headingLevel={2}
          title={t`Your overview could not be loaded.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
