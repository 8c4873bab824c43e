import type { ReactNode } from 'react';

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
      aria-label="Course content"
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="flex shrink-0 items-baseline justify-between gap-4 border-b border-line px-5 py-3.5">
        <h2 className="text-lg">Course content</h2>
        <p className="text-sm text-ink-soft figures-tabular">{summary}</p>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
      {ending}
    </nav>
  );
}
