import { t } from '@lingui/core/macro';
import { useCertificateRule, useCourseCertificates } from '@/api/certificates.ts';
import { Button } from '@/components/ui/button.tsx';
import { GivenCertificates } from '@/features/certificates/components/given-certificates.tsx';
import { PassMarkForm } from '@/features/certificates/components/pass-mark-form.tsx';
import { DetailPanel, PanelFailure, PanelSkeleton } from '@/features/creator/components/detail-panel.tsx';
import { numberText } from '@/lib/language/numbers.ts';

/** What the course's certificate asks for, and who has one. */
export function CourseCertificatesPanel({ courseId }: { courseId: string }) {
  const rule = useCertificateRule(courseId);
  const given = useCourseCertificates(courseId);
  const certificates = given.data?.pages.flatMap((page) => page.certificates) ?? [];
  const total = given.data?.pages[0]?.total ?? 0;
  const isPending = rule.isPending || given.isPending;
  const retry = () => {
    if (!rule.data) void rule.refetch();
    if (!given.data) void given.refetch();
  };
  return (
    <DetailPanel
      title={t`Certificates`}
      action={total > 0 ? <p className="text-sm text-ink-soft figures-tabular">{numberText(total)}</p> : null}
    >
      {isPending ? (
        <PanelSkeleton />
      ) : rule.data && given.data ? (
        <div className="flex flex-col gap-5">
          <PassMarkForm courseId={courseId} passMark={rule.data.passMark} />
          {certificates.length === 0 ? (
            <p className="border-t border-line pt-4 text-ink-soft">{t`No certificate was given yet.`}</p>
          ) : (
            <div className="border-t border-line">
              <GivenCertificates certificates={certificates} />
            </div>
          )}
          {given.hasNextPage ? (
            <Button
              variant="outline"
              size="sm"
              className="self-start"
              pending={given.isFetchingNextPage}
              onClick={() => void given.fetchNextPage()}
            >
              {t`Show more`}
            </Button>
          ) : null}
        </div>
      ) : (
        <PanelFailure
          text={t`The certificates could not be loaded.`}
          retrying={rule.isFetching || given.isFetching}
          onRetry={retry}
        />
      )}
    </DetailPanel>
  );
}
