import { t } from '@lingui/core/macro';
import type { ReactNode, Ref } from 'react';
import { cn } from '@/lib/cn.ts';
import type { CourseCardContent } from '../course-card-content.ts';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';

const gridClasses = 'grid grid-cols-1 gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4';

/** The covers that a wide screen shows at once. */
const firstRowCount = 4;

interface CourseGridProps<C> {
  courses: readonly C[];
  cardOf: (course: C) => CourseCardContent;
  action: (course: C, titleId: string) => ReactNode;
  /** The first row is on the first screen. */
  priority?: boolean;
  /** Old cards that stay while others are fetched. */
  outdated?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export function CourseGrid<C>({
  courses,
  cardOf,
  action,
  priority = false,
  outdated = false,
  ref,
}: CourseGridProps<C>) {
  const cards = courses.map((course) => ({ course, content: cardOf(course) }));
  return (
    <ul
      ref={ref}
      aria-busy={outdated}
      className={cn(gridClasses, 'transition-opacity duration-200', outdated && 'opacity-60')}
    >
      {cards.map((card, index) => (
        <li key={card.content.id}>
          <CourseCard
            course={card.content}
            action={(titleId) => action(card.course, titleId)}
            priority={priority && index < firstRowCount}
          />
        </li>
      ))}
    </ul>
  );
}

export function CourseGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className={gridClasses}>
      <span className="sr-only">{t`Loading courses...`}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place.
        <CourseCardSkeleton key={index} />
      ))}
    </div>
  );
}
