import { CourseOutline } from '@/features/creator/components/course-outline.tsx';
import { DetailPanel, PanelFailure, PanelSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { useCurriculum } from '@/features/curriculum/api/get-curriculum.ts';

export function CurriculumTab({ courseId }: { courseId: string }) {
  const { data: modules, isPending, isFetching, refetch } = useCurriculum(courseId);
  return (
    <DetailPanel title="Curriculum">
      {isPending ? (
        <PanelSkeleton />
      ) : modules ? (
        <CourseOutline modules={modules} />
      ) : (
        <PanelFailure
          text="The lessons could not be loaded."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DetailPanel>
  );
}
