/** What checking a certificate found, in plain words: also what it could not find. */
import type { Verification, VerificationOutcome } from '@academy/contract/certificates/verify-credential.ts';

const verdicts: Readonly<Record<VerificationOutcome, string>> = {
  good: 'GOOD: it was issued by the academy it names, and not altered since.',
  unproven:
    'NOT PROVEN: it was not altered since it was signed, but its own key does not tell who signed it. Give --did, --issuer-key or --online.',
  altered: 'ALTERED: its text does not fit its signature. Do not believe it.',
  forged: 'FORGED: somebody signed it in the name of the academy with another key. Do not believe it.',
  foreign:
    'OF ANOTHER ACADEMY: it was not altered since it was signed, but none of the trusted keys signed it.',
  revoked: 'REVOKED: it was taken back.',
  not_yet_valid: 'NOT VALID YET: it begins to count later.',
  expired: 'EXPIRED: its time is over.',
  malformed: 'NO CERTIFICATE: it has not the form of an Open Badges credential.',
};

/** Texts of a file that anybody may have made: nothing in them may steer the terminal. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');

interface Ground {
  readonly source: string;
  /** The certificate is inside of a page or picture, which shows people more than is signed. */
  readonly isInside: boolean;
}

export function report(
  { outcome, key, status, content }: Verification,
  { source, isInside }: Ground,
): string {
  const rows =
    content === null
      ? []
      : [
          ['name', content.name ?? 'none'],
          ['course', content.courseTitle],
          ['creator', content.creator ?? 'not named'],
          ['date', content.validFrom.toISOString().slice(0, 10)],
          ['criterion', content.criterion ?? 'not named'],
          [
            'issuer',
            content.issuerName === null ? content.issuer : `${content.issuerName} (${content.issuer})`,
          ],
          ['page', content.id],
        ];
  return [
    verdicts[outcome],
    ...rows.map(([label = '', text = '']) => `  ${label.padEnd(10)} ${plain(text)}`),
    `  ${'checked'.padEnd(10)} with ${source}${key === 'older' ? '; signed by an older key of the academy' : ''}`,
    `  ${'revoked'.padEnd(10)} ${statusText(status)}`,
    ...(isInside
      ? [`  ${'printed'.padEnd(10)} not checked: what the page or picture shows could be something else`]
      : []),
  ].join('\n');
}

function statusText(status: Verification['status']): string {
  if (status === 'not_checked') return 'not checked: give --status-list or --online';
  if (status === 'unusable') return 'not known: the list is not of this certificate, or cannot be trusted';
  const day = status.listedAt.toISOString().slice(0, 16).replace('T', ' ');
  return `${status.isRevoked ? 'yes' : 'no'}, by the list of ${day} UTC`;
}
