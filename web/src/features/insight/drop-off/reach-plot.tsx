import type { DropOff } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { LinkedBars } from '@/components/plots/linked-bars.tsx';
import { PlotFrame } from '@/components/plots/plot-frame.tsx';
import { FillLegend, finishedFill, lostFill, reachedFill } from '@/components/plots/reach-fills.tsx';
import { countTicks } from '@/components/plots/ticks.ts';
import { percentText } from '@/lib/language/numbers.ts';
import { comparedBars, plainBars } from './reach-bars.tsx';
import { ReachSentence } from './reach-sentence.tsx';
import { reachTable } from './reach-table.ts';

interface ReachPlotProps {
  courseId: string;
  dropOff: DropOff;
  /** Whether who came before the change and since are shown apart. */
  isCompared: boolean;
  tools: ReactNode;
}

/** One bar a lesson: who reached it, and who finished it. */
export function ReachPlot({ courseId, dropOff, isCompared, tools }: ReachPlotProps) {
  const compared = isCompared ? dropOff.comparedWith : null;
  const table = reachTable(dropOff, compared !== null);
  return (
    <PlotFrame
      title={t`Where students stop`}
      sentence={<ReachSentence dropOff={dropOff} compared={compared} />}
      tools={tools}
      table={table}
      fileName="lessons"
      legend={<FillLegend fills={compared ? comparedFills() : plainFills(dropOff)} />}
    >
      {compared ? (
        <LinkedBars
          label={t`Lessons`}
          hint={t`Each bar leads into its lesson.`}
          bars={comparedBars(courseId, dropOff.lessons, compared)}
          ticks={[0, 25, 50, 75, 100]}
          tickText={percentText}
        />
      ) : (
        <LinkedBars
          label={t`Lessons`}
          hint={t`Each bar leads into its lesson.`}
          bars={plainBars(courseId, dropOff)}
          ticks={countTicks(Math.max(...dropOff.lessons.map(({ reached }) => reached)))}
        />
      )}
    </PlotFrame>
  );
}

function plainFills({ steepestFall }: DropOff) {
  return [
    { name: t`Reached it`, fill: reachedFill },
    { name: t`Finished it`, fill: finishedFill.all },
    ...(steepestFall ? [{ name: t`Did not go on`, fill: lostFill }] : []),
  ];
}

function comparedFills() {
  return [
    { name: t`Reached it`, fill: reachedFill },
    { name: t`Finished it, before`, fill: finishedFill.before },
    { name: t`Finished it, since`, fill: finishedFill.since },
  ];
}
