/**
 * The tokens of a session are computed from the academy's secret, the session and its generation.
 * They look random, the database holds only their hashes, and yet the present pair can be given
 * again to a second tab that refreshes a moment later with the token before it.
 */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

export interface SessionTokens {
  pairOf(claim: RefreshClaim): TokenPair;
  /** The pair whose refresh token has this hash, as it was given out: perhaps made with an older secret. */
  givenPair(claim: RefreshClaim, refreshHash: string): TokenPair | null;
  /** What a refresh token says of itself, if we made it; null for anything else. */
  readRefresh(token: string): RefreshClaim | null;
}

export function createSessionTokens(secrets: Secrets): SessionTokens {
  return {
    pairOf: (claim) => pairMadeWith(secrets.newest, claim),
    givenPair: (claim, refreshHash) =>
      secrets.find((secret) => {
        const pair = pairMadeWith(secret, claim);
        return hashToken(pair.refresh) === refreshHash ? pair : null;
      }),
    readRefresh: (token) => {
      const [sessionId = '', generation = '', signature = ''] = token.split('.');
      if (!isId(sessionId) || !/^[1-9]\d{0,8}$/.test(generation)) return null;
      const claim = { sessionId, generation: Number(generation) };
      return secrets.find((secret) => (equal(signature, sign(secret, 'refresh', claim)) ? claim : null));
    },
  };
}

export function pairMadeWith(secret: string, claim: RefreshClaim): TokenPair {
  return {
    access: sign(secret, 'access', claim),
    refresh: `${claim.sessionId}.${claim.generation}.${sign(secret, 'refresh', claim)}`,
  };
}

function sign(secret: string, kind: 'access' | 'refresh', { sessionId, generation }: RefreshClaim): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'academy session tokens', 32));
  return createHmac('sha256', key).update(`${kind} ${sessionId} ${generation}`).digest('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
