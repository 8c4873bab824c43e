import { t } from '@lingui/core/macro';
import { useAskedQuestions } from '@/api/asked-questions.ts';
import { AskedQuestions } from '@/features/chats/asked-questions.tsx';
import { DetailPanel, PanelFailure } from '@/features/creator/components/detail-panel.tsx';

/** What students ask the assistant. Where nobody has asked anything, and until that is known, there is nothing to draw. */
export function CourseQuestionsPanel({ courseId }: { courseId: string }) {
  const { data: asked, isError, isFetching, refetch } = useAskedQuestions(courseId);
  if (asked ? asked.moments.length + asked.unanswered.length === 0 : !isError) return null;
  return (
    <DetailPanel name="questions" title={t`What students ask`}>
      {asked ? (
        <AskedQuestions courseId={courseId} asked={asked} />
      ) : (
        <PanelFailure
          text={t`What students ask could not be loaded.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DetailPanel>
  );
}
