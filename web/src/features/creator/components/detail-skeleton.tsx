import { Skeleton } from '@/components/ui/skeleton.tsx';

export function DetailSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">Loading course...</h1>
      <div className="mb-6 grid gap-x-6 gap-y-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Skeleton className="aspect-video rounded-card!" />
        <div>
          <Skeleton className="mb-3 h-6 w-24" />
          <Skeleton className="mb-5 h-9 w-80 max-w-full" />
          <Skeleton className="h-10 w-full max-w-md" />
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Skeleton className="h-80 rounded-card!" />
        <Skeleton className="h-80 rounded-card!" />
      </div>
    </div>
  );
}
