import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The course page and the enrollment page while their course is on its way: text left, a panel right. */
export function CoursePageSkeleton() {
  return (
    <div role="status" className="page py-6 md:py-10">
      <h1 className="sr-only">Loading course...</h1>
      <Skeleton className="h-5 w-40" />
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-14">
        <div>
          <Skeleton className="h-10 w-11/12" />
          <Skeleton className="mt-3 h-10 w-3/5" />
          <Skeleton className="mt-6 h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-8 aspect-video w-full rounded-card!" />
          <Skeleton className="mt-10 h-40 w-full rounded-card!" />
        </div>
        <Skeleton className="h-[36rem] rounded-card!" />
      </div>
    </div>
  );
}
