import { t } from '@lingui/core/macro';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** In the shape of what comes. */
export function OverviewSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">{t`Loading your overview...`}</h1>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-11 w-132 max-w-full max-md:h-25" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
        {['students', 'active', 'lessons', 'progress'].map((figure) => (
          <Skeleton key={figure} className="h-44 rounded-card!" />
        ))}
      </div>
      <Skeleton className="mt-5 h-104 rounded-card!" />
      <Skeleton className="mt-5 h-56 rounded-card!" />
    </div>
  );
}
