import { t } from '@lingui/core/macro';
import { FindCertificateForm } from '@/features/certificates/components/find-certificate-form.tsx';
import { VerifyPanel } from '@/features/certificates/components/verify-panel.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** Leads from a printed link or number to the certificate's page, and checks a file, also one whose page is gone. */
export function VerifyCertificateRoute() {
  usePageTitle(t`Check a certificate`);
  return (
    <div className="page section-space">
      <div className="mx-auto flex max-w-2xl flex-col gap-10">
        <h1 className="text-3xl">{t`Check a certificate`}</h1>
        <section aria-labelledby="check-by-link" className="flex flex-col gap-4">
          <h2 id="check-by-link" className="text-xl">
            {t`By its link or number`}
          </h2>
          <FindCertificateForm />
        </section>
        <section aria-labelledby="check-by-file" className="flex flex-col gap-4">
          <h2 id="check-by-file" className="text-xl">
            {t`By its file`}
          </h2>
          <p className="text-ink-soft">
            {t`Somebody gave you the file of a certificate? Here you see whether this academy signed the certificate in it, and what that says: compare it with the page that you hold.`}
          </p>
          <VerifyPanel />
        </section>
      </div>
    </div>
  );
}
