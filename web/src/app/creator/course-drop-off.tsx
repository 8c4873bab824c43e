import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useDropOff } from '@/api/insight.ts';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { DetailPanel, PanelFailure } from '@/features/creator/components/detail-panel.tsx';
import { ChangeSelect } from '@/features/insight/drop-off/change-select.tsx';
import { FinishPlot } from '@/features/insight/drop-off/finish-plot.tsx';
import { ProgressPlot } from '@/features/insight/drop-off/progress-plot.tsx';
import { ReachPlot } from '@/features/insight/drop-off/reach-plot.tsx';
import { numberText } from '@/lib/language/numbers.ts';

/** How far the students of a course come, and how long it takes them. */
export function CourseDropOff({ courseId }: { courseId: string }) {
  const [change, setChange] = useState<string>();
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useDropOff(courseId, change);
  if (isPending) return <Skeleton className="mb-5 h-28 rounded-card!" />;
  if (!data?.lessons.some(({ reached }) => reached > 0)) {
    return (
      <div className="mb-5">
        <DetailPanel title={t`Where students stop`}>
          {data ? (
            <p className="text-ink-soft">{nobodyYet(data.lessons.length === 0 ? 0 : sumOf(data.progress))}</p>
          ) : (
            <PanelFailure
              text={t`How far students come could not be loaded.`}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </DetailPanel>
      </div>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className="mb-5 grid gap-5 xl:grid-cols-2">
      <Card className="min-w-0 p-5 sm:p-6 xl:col-span-2">
        <ReachPlot
          courseId={courseId}
          dropOff={data}
          isCompared={change !== undefined}
          tools={<ChangeSelect changes={data.changes} chosen={change} onChoose={setChange} />}
        />
      </Card>
      <Card className="min-w-0 p-5 sm:p-6">
        <ProgressPlot progress={data.progress} />
      </Card>
      <Card className="min-w-0 p-5 sm:p-6">
        <FinishPlot daysToFinish={data.daysToFinish} />
      </Card>
    </div>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Bars without any height would say less. Who left is not counted here. */
function nobodyYet(students: number): string {
  if (students === 0) return t`Once students have come, you see here how far they get, lesson by lesson.`;
  const number = numberText(students);
  return plural(students, {
    one: `${number} student is enrolled, and has not opened a lesson yet.`,
    other: `${number} students are enrolled, and nobody has opened a lesson yet.`,
  });
}
