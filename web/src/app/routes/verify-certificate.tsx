import { t } from '@lingui/core/macro';
import { VerifyPanel } from '@/features/certificates/components/verify-panel.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** Checks the file of a certificate, also one whose page is gone. */
export function VerifyCertificateRoute() {
  usePageTitle(t`Check a certificate`);
  return (
    <div className="page section-space">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl">{t`Check a certificate`}</h1>
        <p className="mt-3 mb-8 text-ink-soft">
          {t`Somebody gave you the file of a certificate? Here you see whether this academy signed the certificate in it, and what that says: compare it with the page that you hold.`}
        </p>
        <VerifyPanel />
      </div>
    </div>
  );
}
