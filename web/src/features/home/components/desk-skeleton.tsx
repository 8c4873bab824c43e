import { t } from '@lingui/core/macro';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Where the courses of a student will be: the one to go on with, and beside it their week. */
export function DeskSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-5 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <span className="sr-only">{t`Loading courses...`}</span>
      <Skeleton className="h-72 rounded-card!" />
      <Skeleton className="h-56 rounded-card! lg:h-auto" />
    </div>
  );
}
