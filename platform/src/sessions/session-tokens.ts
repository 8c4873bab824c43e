/**
 * The tokens of a session are computed from the academy's secret, the session and its generation.
 * They look random, the database holds only their hashes, and yet the present pair can be given
 * again to a second tab that refreshes a moment later with the token before it.
 */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../ids.ts';

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
  /** What a refresh token says of itself, if we made it; null for anything else. */
  readRefresh(token: string): RefreshClaim | null;
}

export function createSessionTokens(secret: string): SessionTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'academy session tokens', 32));
  const sign = (kind: 'access' | 'refresh', { sessionId, generation }: RefreshClaim) =>
    createHmac('sha256', key).update(`${kind} ${sessionId} ${generation}`).digest('base64url');

  return {
    pairOf: (claim) => ({
      access: sign('access', claim),
      refresh: `${claim.sessionId}.${claim.generation}.${sign('refresh', claim)}`,
    }),
    readRefresh: (token) => {
      const [sessionId = '', generation = '', signature = ''] = token.split('.');
      if (!isId(sessionId) || !/^[1-9]\d{0,8}$/.test(generation)) return null;
      const claim = { sessionId, generation: Number(generation) };
      return equal(signature, sign('refresh', claim)) ? claim : null;
    },
  };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
