import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';

interface CurriculumPanelProps {
  /** How much there is in all. */
  summary: string;
  /** The way in, above the list; a phone has it at its bottom edge instead. */
  start: ReactNode;
  children: ReactNode;
  ending?: ReactNode;
}

/** The sidebar: as high as the screen at most, the list scrolling inside. */
export function CurriculumPanel({ summary, start, children, ending }: CurriculumPanelProps) {
  return (
    <Card className="flex flex-col overflow-clip lg:max-h-[calc(100dvh-6.5rem)]">
      {start}
      <div className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-4">
        <h2 className="text-lg">{t`Course content`}</h2>
        <p className="text-sm text-ink-soft figures-tabular">{summary}</p>
      </div>
      {/* A list that goes on fades out, as beside a lesson. */}
      <div className="bengali-in-view min-h-0 overflow-y-auto overscroll-contain lg:mask-b-from-[calc(100%-1.5rem)] lg:mask-b-to-100% lg:pb-6">
        {children}
      </div>
      {ending}
    </Card>
  );
}
