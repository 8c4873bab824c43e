import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import { t } from '@lingui/core/macro';
import { useCurriculum } from '@/api/curriculum.ts';
import { CourseOutline } from '@/features/creator/components/course-outline.tsx';
import { DetailPanel, PanelFailure, PanelSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { courseTimeText } from '@/lib/course-time.ts';
import { lessonsText } from '@/lib/lesson-words.ts';

export function CourseContentPanel({ courseId }: { courseId: string }) {
  const { data: modules, isPending, isFetching, refetch } = useCurriculum(courseId);
  const lessons = modules ? lessonsInOrder(modules) : [];
  return (
    <DetailPanel
      title={t`Curriculum`}
      action={
        lessons.length > 0 ? (
          <p className="text-sm text-ink-soft figures-tabular">
            {lessonsText(lessons.length)} · {courseTimeText(lessons)}
          </p>
        ) : null
      }
    >
      {isPending ? (
        <PanelSkeleton />
      ) : modules ? (
        <CourseOutline modules={modules} />
      ) : (
        <PanelFailure
          text={t`The lessons could not be loaded.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DetailPanel>
  );
}
