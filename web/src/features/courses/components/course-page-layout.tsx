import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
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
          <div className="lg:sticky lg:below-header-4">{aside}</div>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
      {bottomBar ? (
        <div
          data-bottom-bar=""
          className="sticky bottom-0 z-20 -mx-4 mt-10 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
        >
          {bottomBar}
        </div>
      ) : null}
    </div>
  );
}

/** The course page and the enrollment page while their course is on its way: text left, a panel right. */
export function CoursePageSkeleton() {
  return (
    <div role="status" className="page py-6 md:py-10">
      <h1 className="sr-only">{t`Loading course...`}</h1>
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

export function BackToMyCourses() {
  return <BackLink to={paths.courses()} label={t`Back to My Courses`} />;
}

export function BackToCourse({ courseId }: { courseId: string }) {
  return <BackLink to={paths.course(courseId)} label={t`Back to Course`} />;
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="group inline-flex h-11 items-center gap-2 text-sm font-semibold text-ink-soft transition-colors hover:text-ink"
    >
      <ArrowLeft
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-hover:-translate-x-0.5"
      />
      {label}
    </Link>
  );
}
