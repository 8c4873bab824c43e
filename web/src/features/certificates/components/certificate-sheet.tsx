import './certificate.css';
import type { Certificate } from '@academy/contract/certificates/certificate.ts';
import { certificateFilePath } from '@academy/contract/certificates/certificate-paths.ts';
import { t } from '@lingui/core/macro';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { criterionText } from '../criterion-text.ts';
import { CertificatePainting } from './certificate-painting.tsx';

interface CertificateSheetProps {
  certificate: Certificate;
  /** Where it can be checked, as it is read from paper. */
  address: string;
}

/** The certificate as it lies on a table: the same paper in both themes, and all that is printed. */
export function CertificateSheet({ certificate, address }: CertificateSheetProps) {
  const { name, courseTitle, creator, issuedAt, criterion, revocation } = certificate;
  return (
    <article className="certificate-paper @container/sheet relative overflow-hidden rounded-card border border-line shadow-lift">
      <div className="certificate-sheet grid @3xl/sheet:aspect-[297/210] @3xl/sheet:grid-cols-[30%_1fr]">
        <CertificatePainting {...certificate} className="certificate-band h-32 w-full @3xl/sheet:h-full" />
        <div className="flex min-w-0 flex-col gap-6 p-6 @3xl/sheet:p-[6cqw]">
          <p className="flex items-center gap-2 font-serif text-lg font-medium">
            <AlpanaMark className="size-7" />
            Academy
          </p>
          <div className="my-auto flex flex-col gap-3">
            <p className="text-sm font-semibold tracking-wide text-accent-ink uppercase">
              {t`Certificate of completion`}
            </p>
            <h1
              lang={textLanguage(name)}
              className="text-3xl wrap-anywhere @3xl/sheet:text-[clamp(2rem,5cqw,3.5rem)]"
            >
              {name}
            </h1>
            <p className="text-ink-soft">{t`has completed the course`}</p>
            <p
              lang={textLanguage(courseTitle)}
              className="font-serif text-xl font-medium text-balance wrap-anywhere @3xl/sheet:text-2xl"
            >
              {courseTitle}
            </p>
            <p className="max-w-prose text-sm text-ink-soft">{criterionText(criterion)}</p>
          </div>
          <div className="flex items-end justify-between gap-4">
            <dl className="flex min-w-0 flex-wrap gap-x-10 gap-y-3 text-sm">
              <Fact name={t`Issued on`} value={fullDate(new Date(issuedAt))} />
              <Fact name={t`Course by`} value={creator} isName />
            </dl>
            <img
              src={certificateFilePath('qr', certificate._id)}
              alt={t`QR code of the address at which this certificate is checked`}
              width={96}
              height={96}
              className="size-20 shrink-0 bg-white @3xl/sheet:size-24"
            />
          </div>
          <p className="text-xs wrap-anywhere text-ink-soft">{t`Check it at ${address}`}</p>
        </div>
      </div>
      {revocation ? (
        <p className="absolute top-4 right-4 -rotate-6 rounded-control border-2 border-danger bg-card px-4 py-1.5 text-lg font-bold text-danger uppercase">
          {t`Revoked`}
        </p>
      ) : null}
    </article>
  );
}

function Fact({ name, value, isName = false }: { name: string; value: string; isName?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd {...(isName ? { lang: textLanguage(value) } : {})} className="font-semibold wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}
