/** What a check of a certificate found, in words. */
import type { Verification, VerificationOutcome } from '@academy/contract/certificates/verify-credential.ts';
import { t } from '@lingui/core/macro';
import { fullDate } from '@/lib/language/dates.ts';

export interface Verdict {
  /** `unsure`: nothing speaks against it, and not everything could be known. */
  readonly tone: 'good' | 'bad' | 'unsure';
  readonly title: string;
  readonly sentence: string;
}

export function verdictOf(outcome: VerificationOutcome): Verdict {
  switch (outcome) {
    case 'good':
      return {
        tone: 'good',
        title: t`This certificate is genuine`,
        sentence: t`The academy signed it, and not a letter of it has changed since.`,
      };
    case 'unproven':
      return {
        tone: 'unsure',
        title: t`Unaltered, but the signer is not known`,
        sentence: t`Nothing has changed since it was signed. Whether this academy signed it cannot be said without its public key.`,
      };
    case 'revoked':
      return {
        tone: 'bad',
        title: t`This certificate was revoked`,
        sentence: t`The academy signed it, and took it back later.`,
      };
    case 'altered':
      return {
        tone: 'bad',
        title: t`This certificate was altered`,
        sentence: t`What it says is not what was signed. Do not rely on it.`,
      };
    case 'forged':
      return {
        tone: 'bad',
        title: t`This certificate is forged`,
        sentence: t`It names this academy, but another key signed it. Do not rely on it.`,
      };
    case 'foreign':
      return {
        tone: 'unsure',
        title: t`This certificate is of another academy`,
        sentence: t`This academy did not sign it. Ask the one that it names.`,
      };
    case 'not_yet_valid':
      return {
        tone: 'bad',
        title: t`This certificate is not valid yet`,
        sentence: t`It names a day that is still to come. Look whether your clock is right.`,
      };
    case 'expired':
      return {
        tone: 'bad',
        title: t`This certificate has expired`,
        sentence: t`The time that it speaks of is over.`,
      };
    case 'malformed':
      return {
        tone: 'bad',
        title: t`This is no certificate`,
        sentence: t`The file holds no signed certificate that can be read.`,
      };
  }
}

/**
 * For a file that shows a page or a picture: its signed certificate alone was checked, and whoever changed what is seen beside it
 * would otherwise be told that it is genuine.
 */
export function verdictInside(outcome: VerificationOutcome): Verdict {
  const verdict = verdictOf(outcome);
  switch (outcome) {
    case 'good':
      return {
        ...verdict,
        title: t`The signed certificate in this file is genuine`,
        sentence: t`The academy signed what stands below, and not a letter of that has changed since.`,
      };
    case 'unproven':
      return {
        ...verdict,
        title: t`The certificate in this file is unaltered, but its signer is not known`,
        sentence: t`What stands below has not changed since it was signed. Whether this academy signed it cannot be said without its public key.`,
      };
    default:
      return verdict;
  }
}

/** What was not checked of such a file; nothing needs to be said of one that is not to be relied on anyway. */
export function notCheckedInside(outcome: VerificationOutcome): string | null {
  return outcome === 'good' || outcome === 'unproven'
    ? t`The page or picture that the file shows was not checked: what is printed there could have been changed. Compare it with what stands below.`
    : null;
}

/** What is known of a revocation: without a network, a certificate that was taken back today looks like a good one. */
export function revocationNotice({ outcome, status }: Verification): string | null {
  if (outcome !== 'good' && outcome !== 'unproven') return null;
  if (typeof status === 'string') {
    return t`Whether it was revoked since could not be looked up. That needs a connection to the academy that issued it.`;
  }
  const day = fullDate(status.listedAt);
  return t`According to the academy's list of ${day}, it has not been revoked.`;
}
