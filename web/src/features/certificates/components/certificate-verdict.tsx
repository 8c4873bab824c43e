import type { PublicCertificate } from '@academy/contract/certificates/certificate.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { type BrowserCheck, useBrowserCheck } from '../use-browser-check.ts';
import { revocationNotice, verdictOf } from '../verdict.ts';
import { VerdictNotice } from './verdict-notice.tsx';

/** Whether the certificate on the page is to be believed: first by the academy's own word, then by this browser's. */
export function CertificateVerdict({ certificate }: { certificate: PublicCertificate }) {
  const check = useBrowserCheck(certificate);
  const { revocation } = certificate;
  const toldOutcome = certificate.verification.outcome;
  // A page of its own tells of what was withdrawn.
  const academyOutcome = toldOutcome === 'withdrawn' ? 'revoked' : toldOutcome;
  const outcome = check.kind === 'checked' ? check.verification.outcome : academyOutcome;
  const key = check.kind === 'checked' ? check.verification.key : certificate.verification.key;
  const notice = check.kind === 'checked' ? revocationNotice(check.verification) : null;
  return (
    <VerdictNotice verdict={verdictOf(revocation && outcome === 'good' ? 'revoked' : outcome)}>
      {revocation ? <Revocation {...revocation} /> : null}
      {key === 'older' ? <p className="text-sm">{t`An earlier key of the academy signed it.`}</p> : null}
      {notice !== null && !revocation ? <p className="text-sm">{notice}</p> : null}
      <p className="text-sm text-ink-soft">{howChecked(check)}</p>
    </VerdictNotice>
  );
}

function howChecked({ kind }: BrowserCheck): string {
  if (kind === 'checking') return t`Checked by the academy. Your browser checks it, too …`;
  return kind === 'checked'
    ? t`Your browser checked it just now against the academy's public key.`
    : t`Checked by the academy. Your browser could not check it by itself.`;
}

function Revocation({ revokedAt, reason }: NonNullable<PublicCertificate['revocation']>) {
  const day = fullDate(new Date(revokedAt));
  return (
    <p className="text-sm wrap-anywhere">
      <Trans>
        Revoked on {day}. The reason: <span lang={textLanguage(reason)}>{reason}</span>
      </Trans>
    </p>
  );
}
