import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

interface TheatreProps {
  header: ReactNode;
  picture: ReactNode;
  /** Beside the picture where there is room for both. */
  sidebar: ReactNode;
  /** Below the picture where there is not. */
  bar: ReactNode;
}

/**
 * The dark stage. The picture is as wide as it can be while all of it can be seen at once. Where there is room for nothing
 * beside it, it comes first: its place does not depend on the length of a title. lesson.html draws these boxes too.
 */
export function Theatre({ header, picture, sidebar, bar }: TheatreProps) {
  return (
    <div className="theatre max-lg:pt-2 lg:pb-6">
      <div className="lesson-width flex flex-col [reading-flow:flex-visual]">
        {header}
        <div className="grid gap-x-5 max-lg:-order-1 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid place-items-center max-lg:-mx-4 max-lg:md:-mx-8">
            <div className="relative aspect-video w-full overflow-hidden bg-card lg:max-w-[calc((100dvh-11.5rem)*16/9)] lg:rounded-card">
              {picture}
            </div>
          </div>
          <div className="relative min-h-96 max-lg:hidden">
            <div className="absolute inset-0">{sidebar}</div>
          </div>
        </div>
        <div className="lg:hidden">{bar}</div>
      </div>
    </div>
  );
}

interface LessonSidebarProps {
  /** Null while it is not known. */
  summary: string | null;
  children: ReactNode;
  ending: ReactNode;
}

/** The curriculum beside the picture, as high as it, the list scrolling inside. */
export function LessonSidebar({ summary, children, ending }: LessonSidebarProps) {
  return (
    <nav
      aria-label={t`Course content`}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="flex shrink-0 items-baseline justify-between gap-4 border-b border-line px-5 py-3.5">
        <h2 className="text-lg">{t`Course content`}</h2>
        <p className="text-sm text-ink-soft figures-tabular">{summary}</p>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
      {ending}
    </nav>
  );
}
