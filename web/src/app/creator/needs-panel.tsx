import { t } from '@lingui/core/macro';
import { useNeeds } from '@/api/insight.ts';
import { DetailPanel, PanelFailure, PanelSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { NeedsList } from '@/features/insight/overview/needs-list.tsx';

export function NeedsPanel({ courseId }: { courseId: string | undefined }) {
  const { data, isPending, isFetching, refetch } = useNeeds(courseId);
  return (
    <DetailPanel title={t`Needs you`}>
      {data ? (
        <NeedsList key={courseId} {...data} />
      ) : isPending ? (
        <PanelSkeleton />
      ) : (
        <PanelFailure
          text={t`What waits for you could not be loaded.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DetailPanel>
  );
}
