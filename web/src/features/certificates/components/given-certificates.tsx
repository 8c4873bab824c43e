import type { Certificate } from '@academy/contract/certificates/certificate.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The certificates that a course has given, each with a way to take it back. */
export function GivenCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const [revoking, setRevoking] = useState<Certificate | null>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {certificates.map((certificate) => (
          <GivenCertificate
            key={certificate._id}
            certificate={certificate}
            onRevoke={() => setRevoking(certificate)}
          />
        ))}
      </ul>
      {revoking ? <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}

interface GivenCertificateProps {
  certificate: Certificate;
  onRevoke: () => void;
}

function GivenCertificate({ certificate, onRevoke }: GivenCertificateProps) {
  const { _id, name, issuedAt, revocation } = certificate;
  const day = fullDate(new Date(issuedAt));
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <Link
          to={paths.certificate(_id)}
          lang={textLanguage(name)}
          className="inline-block touch-target font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-2"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-soft">{t`Issued on ${day}`}</p>
        {revocation ? (
          <p lang={textLanguage(revocation.reason)} className="text-sm wrap-anywhere text-ink-soft">
            {revocation.reason}
          </p>
        ) : null}
      </div>
      {revocation ? (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <CircleX aria-hidden="true" className="size-4" />
          {t`Revoked`}
        </p>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Revoke the certificate of ${name}`}
          onClick={onRevoke}
        >
          {t`Revoke`}
        </Button>
      )}
    </li>
  );
}
