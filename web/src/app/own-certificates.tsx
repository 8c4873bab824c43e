import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useOwnCertificates } from '@/api/certificates.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { OwnCertificateList } from '@/features/certificates/components/own-certificates.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';

/** The certificates of the signed-in user, in each of their states. */
export function OwnCertificates() {
  const { data: own, isPending, isFetching, refetch } = useOwnCertificates();
  if (isPending) return <CertificatesSkeleton />;
  if (own === undefined) {
    return (
      <LoadFailure
        headingLevel={2}
        title={t`Your certificates could not be loaded.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (own.certificates.length === 0 && own.earned.length === 0) return <NoCertificates />;
  return (
    <>
      <h2 className="sr-only">{t`Certificates`}</h2>
      <OwnCertificateList {...own} />
    </>
  );
}

function CertificatesSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{t`Loading...`}</span>
      <Skeleton className="h-40 rounded-card!" />
    </div>
  );
}

function NoCertificates() {
  return (
    <EmptyState
      title={t`No Certificates Yet`}
      description={t`Complete a course, and its certificate waits for you here.`}
      wheel="certificates"
      action={
        <Button asChild variant="outline">
          <Link to={paths.profile()} replace resetScroll={false}>
            {t`Go to My Courses`}
          </Link>
        </Button>
      }
    />
  );
}
