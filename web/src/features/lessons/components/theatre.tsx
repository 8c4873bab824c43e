import { type ReactNode, useLayoutEffect } from 'react';
import { cn } from '@/lib/cn.ts';

interface TheatreProps {
  header: ReactNode;
  /** Null where there is nothing to watch: the text comes first then, and the sidebar stands beside it. */
  picture: ReactNode | null;
  /** Beside the picture where there is room for both. */
  sidebar: ReactNode;
  /** Below the picture where there is not. */
  bar: ReactNode;
  /** Below the stage. */
  children: ReactNode;
}

/**
 * The dark stage. The picture is as wide as it can be while all of it can be seen at once. Where there is room for nothing
 * beside it, it comes first: its place does not depend on the length of a title. lesson.html draws these boxes too.
 */
export function Theatre({ header, picture, sidebar, bar, children }: TheatreProps) {
  const reads = picture === null;
  useBodyMark();
  return (
    <>
      <div className={cn('theatre', reads ? 'lg:pb-2' : 'lg:pb-6')}>
        <div className="lesson-width flex flex-col [reading-flow:flex-visual]">
          {header}
          {reads ? null : (
            <div className="grid gap-x-5 max-lg:-order-1 lg:grid-cols-[minmax(0,1fr)_21rem]">
              <div className="grid place-items-center max-lg:-mx-4 max-lg:md:-mx-8">
                <div className="relative aspect-video w-full overflow-hidden bg-card max-sm:portrait:has-data-covers-picture:aspect-square max-lg:sideways:max-w-[calc((100dvh-4.0625rem)*16/9)] lg:max-w-[calc((100dvh-11.5rem)*16/9)] lg:rounded-card">
                  {picture}
                </div>
              </div>
              <div className="relative min-h-96 max-lg:hidden">
                <div className="absolute inset-0">{sidebar}</div>
              </div>
            </div>
          )}
          <div className="lg:hidden">{bar}</div>
        </div>
      </div>
      <div
        className={cn(
          'lesson-width pt-4 pb-16 md:pb-24',
          reads && 'lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-10',
        )}
      >
        <div className="@container/lesson min-w-0">{children}</div>
        {reads ? (
          <div className="max-lg:hidden">
            <div className="sticky below-header-4 h-[min(40rem,calc(100dvh-6rem-var(--band)))]">
              {sidebar}
            </div>
          </div>
        ) : null}
      </div>
    </>
  );
}

/** The site's header and footer go by it. `body:has(…)` would have the whole page styled anew whenever anything comes or goes. */
function useBodyMark(): void {
  useLayoutEffect(() => {
    document.body.dataset['theatre'] = '';
    return () => {
      delete document.body.dataset['theatre'];
    };
  }, []);
}
