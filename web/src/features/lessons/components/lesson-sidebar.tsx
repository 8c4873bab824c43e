import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export type SidebarPanel = 'content' | 'notes';

interface LessonSidebarProps {
  /** Null while it is not known. */
  summary: string | null;
  children: ReactNode;
  ending: ReactNode;
  /** What it can show in place of the curriculum, where there is room for both the picture and a line of text. */
  notes: { panel: SidebarPanel; onPanel: (panel: SidebarPanel) => void; content: ReactNode } | null;
}

/** The curriculum beside the picture, as high as it, the list scrolling inside. On wide screens notes share its place. */
export function LessonSidebar({ summary, children, ending, notes }: LessonSidebarProps) {
  const showsNotes = notes?.panel === 'notes';
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      {notes ? (
        <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line pr-5 pl-2 max-xl:hidden">
          <PanelSwitch panel={notes.panel} onPanel={notes.onPanel} />
          <p aria-hidden="true" className="text-sm text-ink-soft figures-tabular">
            {showsNotes ? null : summary}
          </p>
        </div>
      ) : null}
      <nav
        aria-label={t`Course content`}
        className={cn('flex min-h-0 grow flex-col', showsNotes && 'xl:hidden')}
      >
        <div
          className={cn(
            'flex shrink-0 items-baseline justify-between gap-4 border-b border-line px-5 py-3.5',
            // Seen above; the heading stays for those who go from one to the next.
            notes && 'xl:sr-only',
          )}
        >
          <h2 className="text-lg">{t`Course content`}</h2>
          <p className="text-sm text-ink-soft figures-tabular">{summary}</p>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
        {ending}
      </nav>
      {showsNotes ? <div className="flex min-h-0 grow flex-col max-xl:hidden">{notes.content}</div> : null}
    </div>
  );
}

interface PanelSwitchProps {
  panel: SidebarPanel;
  onPanel: (panel: SidebarPanel) => void;
}

/** Two buttons, of which one is pressed: the tabs of a lesson are those below the picture. */
function PanelSwitch({ panel, onPanel }: PanelSwitchProps) {
  const panels = [
    { value: 'content', label: t({ message: 'Content', context: 'the lessons of a course' }) },
    { value: 'notes', label: t`Notes` },
  ] as const;
  return (
    <div className="flex">
      {panels.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={panel === value}
          onClick={() => onPanel(value)}
          className="h-13 border-b-2 border-transparent px-3 font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-pressed:border-accent aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
