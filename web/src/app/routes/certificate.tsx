import type { PublicCertificate } from '@academy/contract/certificates/certificate.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useCertificate } from '@/api/certificates.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { CertificateFiles } from '@/features/certificates/components/certificate-files.tsx';
import { CertificateSheet } from '@/features/certificates/components/certificate-sheet.tsx';
import { CertificateVerdict } from '@/features/certificates/components/certificate-verdict.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

// Most who open a certificate are strangers to it, who load nothing of this.
const ownerPart = lazyPart(() => import('@/app/certificate-owner.tsx'));

/** A certificate as anybody finds it who follows its link or its QR code. */
export function CertificateRoute() {
  const { certificateId } = useParams({ from: webRoutes.certificate });
  const { data: certificate, error, isPending, isFetching, refetch } = useCertificate(certificateId);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  usePageTitle(titleOf(certificate, isMissing));

  const isWithdrawn = certificate?.verification.outcome === 'withdrawn';
  if (certificate && !isWithdrawn) return <CertificateView certificate={certificate} />;
  return (
    <div className="page section-space">
      {isWithdrawn ? (
        <CertificateWithdrawn />
      ) : isPending ? (
        <CertificateSkeleton />
      ) : isMissing ? (
        <CertificateNotFound />
      ) : (
        <LoadFailure
          headingLevel={1}
          title={t`The certificate could not be loaded.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function titleOf(certificate: PublicCertificate | undefined, isMissing: boolean): string {
  if (!certificate) return isMissing ? t`Certificate Not Found` : t`Certificate`;
  const { name, courseTitle } = certificate;
  if (name === '') return t`Withdrawn by its holder`;
  return `${name}: ${courseTitle}`;
}

function CertificateView({ certificate }: { certificate: PublicCertificate }) {
  const isOwner = Boolean(useSession()) && certificate.isOwn;
  const { part } = useLazyPart(ownerPart, isOwner);
  const own = isOwner ? part : undefined;
  const address = useOwnAddress(paths.certificate(certificate._id));
  return (
    <div className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <CertificateSheet certificate={certificate} address={address} />
        <div data-beside-paper="" className="flex min-w-0 flex-col gap-6">
          <CertificateVerdict certificate={certificate} />
          <CertificateFiles certificateId={certificate._id} address={address} />
          <p className="flex flex-wrap gap-x-6">
            {certificate.isCoursePublic ? (
              <Button asChild variant="link">
                <Link to={paths.course(certificate.courseId)}>{t`About the course`}</Link>
              </Button>
            ) : null}
            <Button asChild variant="link">
              <Link to={paths.verifyCertificate()}>{t`Check a file`}</Link>
            </Button>
            {own ? <own.OwnerLinks courseId={certificate.courseId} /> : null}
          </p>
        </div>
      </div>
      {own ? (
        <div data-beside-paper="">
          <own.OwnerNext courseId={certificate.courseId} />
        </div>
      ) : null}
    </div>
  );
}

const never = () => () => undefined;

/** The server draws the path alone: only a browser knows under which name the academy was found. */
function useOwnAddress(path: string): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin + path,
    () => path,
  );
}

function CertificateSkeleton() {
  return (
    <div role="status" className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="sr-only">{t`Loading certificate...`}</h1>
      <Skeleton className="aspect-[297/210] rounded-card!" />
      <Skeleton className="h-72 rounded-card!" />
    </div>
  );
}

/** Whose it was, and for which course, is told to nobody any more. */
function CertificateWithdrawn() {
  return (
    <EmptyState
      headingLevel={1}
      title={t`Withdrawn by its holder`}
      description={t`This certificate is no longer good: the person whom it was given to has left the academy and took it along.`}
      wheel="certificates"
    />
  );
}

function CertificateNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      title={t`Certificate Not Found`}
      description={t`There is no certificate at this address. Look whether all of it was copied, or check the file itself.`}
      wheel="certificates"
      action={
        <Button asChild>
          <Link to={paths.verifyCertificate()}>{t`Check a file`}</Link>
        </Button>
      }
    />
  );
}
