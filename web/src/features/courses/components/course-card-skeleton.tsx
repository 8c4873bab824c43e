import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cardTitleClasses } from './course-card-classes.ts';

/** A card that is still on its way, line for line of the same height. */
export function CourseCardSkeleton() {
  return (
    <Card className="flex h-full flex-col" aria-hidden="true">
      <Skeleton className="aspect-video w-full rounded-b-none!" />
      <div className="flex grow flex-col p-4 md:p-5">
        <div className={cardTitleClasses}>
          <Skeleton className="mt-1 h-4 w-11/12" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
        </div>
        <div className="mt-1 flex h-[1lh] items-center text-sm">
          <Skeleton className="h-3 w-2/5" />
        </div>
        <div className="mt-2 flex h-[1lh] items-center text-sm">
          <Skeleton className="h-3 w-3/5" />
        </div>
        <div className="mt-auto flex items-center justify-between pt-4">
          <Skeleton className="h-4 w-12" />
          <Skeleton className="h-9 w-28" />
        </div>
      </div>
    </Card>
  );
}
