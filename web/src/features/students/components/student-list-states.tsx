import { t } from '@lingui/core/macro';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function NoStudents() {
  return (
    <EmptyState
      title={t`No students yet`}
      description={t`Everyone who enrolls in this course appears here, with how far they are.`}
      wheel="students"
    />
  );
}

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);

export function StudentListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading students...`}</span>
      <Skeleton className="h-11 md:w-80" />
      <div className="flex flex-col gap-3 md:gap-px">
        {skeletonRows.map((row) => (
          <Skeleton key={row} className="h-32 rounded-card! md:h-12 md:rounded-none!" />
        ))}
      </div>
    </div>
  );
}
