import { Skeleton } from '@/components/ui/skeleton.tsx';

const rows = Array.from({ length: 8 }, (_, index) => index);

export function StudentListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading students...</span>
      <Skeleton className="h-11 md:w-80" />
      <div className="flex flex-col gap-3 md:gap-px">
        {rows.map((row) => (
          <Skeleton key={row} className="h-32 rounded-card! md:h-12 md:rounded-none!" />
        ))}
      </div>
    </div>
  );
}
