/**
 * Checks a certificate without any server. The key inside of a file shows only that the file was not altered since somebody
 * signed it; who that was is shown by keys that come from elsewhere. Pure: it knows no network, no clock and no database.
 */
import { isSignedWith, type ParsedJwt, parseJwt, publicKeyOf } from './compact-jwt.ts';
import type { TrustedIssuer } from './did-web.ts';
import { type CredentialContent, readCredential } from './read-credential.ts';
import { type FoundStatus, findStatus } from './status-list.ts';

/**
 * - `good`: signed by a trusted key, and not known to be revoked (see `status`)
 * - `unproven`: unaltered, but no trusted key was given to tell who signed it
 * - `altered`: its text does not fit its signature
 * - `forged`: another key than the academy's signed it in the academy's name
 * - `foreign`: of another academy than the trusted one
 * - `revoked`: signed by a trusted key (or, without one, unaltered), and revoked since
 * - `not_yet_valid`, `expired`: outside of the time that it speaks of
 * - `malformed`: no certificate at all
 */
export type VerificationOutcome =
  | 'good'
  | 'unproven'
  | 'altered'
  | 'forged'
  | 'foreign'
  | 'revoked'
  | 'not_yet_valid'
  | 'expired'
  | 'malformed';

export interface Verification {
  readonly outcome: VerificationOutcome;
  /** Which of the trusted keys signed it. */
  readonly key: 'current' | 'older' | null;
  /** `unusable`: the list given is not this certificate's, or not to be trusted. */
  readonly status: 'not_checked' | 'unusable' | FoundStatus;
  /** What it says. Of one that is altered or forged it is what a stranger wants to be believed. */
  readonly content: CredentialContent | null;
}

export interface VerificationGround {
  /** Null: nothing is known but the file. */
  readonly issuer: TrustedIssuer | null;
  /** The signed list of revoked certificates; null to check without. */
  readonly statusList: string | null;
  readonly now: Date;
}

/** Clocks differ by a little. */
const clockSkewMs = 5 * 60_000;

/** Throws only in a browser that knows no Ed25519. */
export async function verifyCredential(text: string, ground: VerificationGround): Promise<Verification> {
  const jwt = parseJwt(text);
  const content = jwt === null ? null : readCredential(jwt.payload);
  const signer = jwt === null ? null : signerOf(jwt, ground.issuer);
  const say = (outcome: VerificationOutcome, more: Partial<Verification> = {}): Verification => ({
    ...{ outcome, key: null, status: 'not_checked', content },
    ...more,
  });
  if (jwt === null || signer === null) return say('malformed');
  // Before anything that it says is looked at: a word changed by hand is a file that was altered.
  if (!(await isSignedWith(jwt, signer))) return say('altered');
  if (content === null) return say('malformed');

  const { issuer, now } = ground;
  const place = issuer?.keys.indexOf(signer) ?? -1;
  if (issuer !== null && place === -1) return say(issuer.did === content.issuer ? 'forged' : 'foreign');
  const key = place === -1 ? null : place === 0 ? 'current' : 'older';
  if (content.validFrom.getTime() > now.getTime() + clockSkewMs) return say('not_yet_valid', { key });
  if (content.validUntil !== null && content.validUntil < now) return say('expired', { key });

  const status = await statusOf(content, issuer?.keys ?? [signer], ground.statusList);
  if (typeof status === 'object' && status.isRevoked) return say('revoked', { key, status });
  return say(issuer === null ? 'unproven' : 'good', { key, status });
}

/** The key that it says it was signed with. One that names none can only be checked with the one key that is trusted. */
function signerOf({ header }: ParsedJwt, issuer: TrustedIssuer | null): string | null {
  if (header['jwk'] !== undefined) return publicKeyOf(header['jwk']);
  return issuer?.keys.length === 1 ? (issuer.keys[0] ?? null) : null;
}

async function statusOf(
  { status }: CredentialContent,
  keys: readonly string[],
  list: string | null,
): Promise<Verification['status']> {
  if (list === null) return 'not_checked';
  return (status && (await findStatus(list, status, keys))) ?? 'unusable';
}
