import { Skeleton } from '@/components/ui/skeleton.tsx';

export function CourseEditorSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading course...</span>
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-[34rem] rounded-card!" />
        <Skeleton className="h-[26rem] rounded-card!" />
      </div>
    </div>
  );
}
