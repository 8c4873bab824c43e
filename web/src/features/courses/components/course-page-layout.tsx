import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

interface CoursePageLayoutProps {
  back: ReactNode;
  intro: ReactNode;
  aside: ReactNode;
  /** What a phone shows after the aside, and a wide screen below the introduction. */
  children: ReactNode;
  /** Stays at the bottom edge of a phone until the page ends. */
  bottomBar?: ReactNode;
}

/**
 * Introduction and body left, the aside right and sticky; on a phone the aside comes between the two. The
 * second row takes what height the aside has over, so that introduction and body never drift apart.
 */
export function CoursePageLayout({ back, intro, aside, children, bottomBar }: CoursePageLayoutProps) {
  return (
    <div className={cn('page pt-3 md:pt-5 md:pb-20', !bottomBar && 'pb-12')}>
      {back}
      <div className="mt-3 grid gap-x-10 gap-y-10 md:mt-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-y-12 xl:gap-x-14 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">{intro}</div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-20">{aside}</div>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
      {bottomBar ? (
        <div className="sticky bottom-0 z-20 -mx-4 mt-10 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
          {bottomBar}
        </div>
      ) : null}
    </div>
  );
}
