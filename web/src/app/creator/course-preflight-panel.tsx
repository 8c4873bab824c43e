import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { isUnderWay, usePreflight, useStartPreflight } from '@/api/preflight.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { DetailPanel, PanelFailure, PanelSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { PreflightView } from '@/features/preflight/components/preflight-view.tsx';

/** A look at the course before students take one. It keeps nobody from publishing. */
export function CoursePreflightPanel({ courseId, isDraft }: { courseId: string; isDraft: boolean }) {
  const { data: preflight, isPending, isFetching, refetch } = usePreflight(courseId);
  const start = useStartPreflight(courseId);
  const check = () =>
    start.mutate(undefined, {
      onError: (error) => toast({ title: t`Error`, description: errorText(error), variant: 'destructive' }),
    });
  const again = preflight?.result != null || preflight?.state === 'failed';
  return (
    <div className="mb-5">
      <DetailPanel
        name="preflight"
        title={isDraft ? t`Before you publish` : t`Check of the course`}
        action={
          preflight ? (
            <Button
              variant="outline"
              size="sm"
              pending={start.isPending || isUnderWay(preflight)}
              onClick={check}
            >
              {again ? t`Check again` : t`Check the course`}
            </Button>
          ) : null
        }
      >
        {preflight ? (
          <PreflightView courseId={courseId} preflight={preflight} isDraft={isDraft} />
        ) : isPending ? (
          <PanelSkeleton />
        ) : (
          <PanelFailure
            text={t`The last check could not be loaded.`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </DetailPanel>
    </div>
  );
}
