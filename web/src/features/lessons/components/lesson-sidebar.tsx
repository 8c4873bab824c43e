import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { useOpenLessonInSight } from '../use-open-lesson-in-sight.ts';

export type SidebarPanel = 'content' | 'notes' | 'transcript';

/** What the sidebar can show in place of the curriculum, by a button of this name. */
export interface SidebarChoice {
  readonly value: Exclude<SidebarPanel, 'content'>;
  readonly label: string;
  readonly content: ReactNode;
  /** It needs more room than the picture leaves on a small laptop. */
  readonly onlyWide?: boolean;
}

interface LessonSidebarProps {
  /** Null while it is not known. */
  summary: string | null;
  children: ReactNode;
  ending: ReactNode;
  /** None: it is the curriculum alone. */
  choices: readonly SidebarChoice[];
  panel: SidebarPanel;
  onPanel: (panel: SidebarPanel) => void;
}

/** The curriculum beside the picture, as high as it, the list scrolling inside. On wide screens other things share its place. */
export function LessonSidebar({ summary, children, ending, choices, panel, onPanel }: LessonSidebarProps) {
  const { list, content } = useOpenLessonInSight();
  const shown = choices.find(({ value }) => value === panel);
  const has = choices.length > 0;
  const onlyWide = choices.every((choice) => choice.onlyWide);
  const hidden = shown && (shown.onlyWide ? 'xl:hidden' : 'hidden');
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      {has ? (
        <div
          className={cn(
            'flex shrink-0 items-center justify-between gap-4 border-b border-line pr-5 pl-2',
            onlyWide && 'max-xl:hidden',
          )}
        >
          <PanelSwitch choices={choices} panel={shown?.value ?? 'content'} onPanel={onPanel} />
          <p aria-hidden="true" className="text-sm text-ink-soft figures-tabular">
            {shown || choices.length > 1 ? null : summary}
          </p>
        </div>
      ) : null}
      {shown ? (
        <div className={cn('flex min-h-0 grow flex-col', shown.onlyWide && 'max-xl:hidden')}>
          {shown.content}
        </div>
      ) : null}
      {/* Of it the way on stays in sight, whatever is shown in place of the list. */}
      <nav
        aria-label={t`Course content`}
        className={cn('flex min-h-0 flex-col', shown?.onlyWide ? 'max-xl:grow' : shown ? 'shrink-0' : 'grow')}
      >
        <div
          className={cn(
            'flex shrink-0 items-baseline justify-between gap-4 border-b border-line px-5 py-3.5',
            hidden,
            // Seen above; the heading stays for those who go from one to the next.
            has && (onlyWide ? 'xl:sr-only' : 'sr-only'),
          )}
        >
          <h2 className="text-lg">{t`Course content`}</h2>
          <p className="text-sm text-ink-soft figures-tabular">{summary}</p>
        </div>
        {/* A list that goes on fades out, and is not cut through a line. */}
        <div
          ref={list}
          className={cn(
            'min-h-0 grow overflow-y-auto overscroll-contain pb-6 mask-b-from-[calc(100%-1.5rem)] mask-b-to-100%',
            hidden,
          )}
        >
          <div ref={content}>{children}</div>
        </div>
        {ending}
      </nav>
    </div>
  );
}

interface PanelSwitchProps {
  choices: readonly SidebarChoice[];
  panel: SidebarPanel;
  onPanel: (panel: SidebarPanel) => void;
}

/** Buttons, of which one is pressed: the tabs of a lesson are those below the picture. */
function PanelSwitch({ choices, panel, onPanel }: PanelSwitchProps) {
  const content = {
    value: 'content' as const,
    label: t({ message: 'Content', context: 'the lessons of a course' }),
    onlyWide: false,
  };
  return (
    <div className="flex">
      {[content, ...choices].map(({ value, label, onlyWide }) => (
        <button
          key={value}
          type="button"
          aria-pressed={panel === value}
          onClick={() => onPanel(value)}
          className={cn(
            'h-13 border-b-2 border-transparent px-3 font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-pressed:border-ink aria-pressed:text-ink',
            onlyWide && 'max-xl:hidden',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
