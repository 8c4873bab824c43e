import type { Certificate, PublicCertificate } from '@academy/contract/certificates/certificate.ts';
import type { Verification } from '@academy/contract/certificates/verify-credential.ts';
import type { CertificateRow } from './certificates.repository.ts';

export function presentCertificate(row: CertificateRow): Certificate {
  const { id, name, courseTitle, creator, hue, lessons, passMark, score } = row;
  return {
    ...{ _id: id, id, name, courseTitle, creator, hue },
    courseId: row.courseKey,
    issuedAt: row.issuedAt.toISOString(),
    criterion: { lessons, passMark, score },
    revocation:
      row.revokedAt === null
        ? null
        : { revokedAt: row.revokedAt.toISOString(), reason: row.revocationReason ?? '' },
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

type Outcome = PublicCertificate['verification']['outcome'];

/** What the page shows comes from the row, and the signature vouches for the credential: both have to say the same. */
export function outcomeOf(row: CertificateRow, { outcome, content }: Verification): Outcome {
  // There is no credential left that could be checked.
  if (row.withdrawnAt !== null) return 'withdrawn';
  if (outcome === 'forged' || outcome === 'foreign') return 'forged';
  // A clock that was set back is no fault of the certificate.
  const isIntact = outcome === 'good' || outcome === 'not_yet_valid';
  const saysTheSame =
    content?.name === row.name &&
    content.courseTitle === row.courseTitle &&
    content.creator === row.creator &&
    content.validFrom.getTime() === row.issuedAt.getTime();
  if (!isIntact || !saysTheSame) return 'altered';
  return row.revokedAt === null ? 'good' : 'revoked';
}
