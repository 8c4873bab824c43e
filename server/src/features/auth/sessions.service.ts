import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { sessionLifetimes } from '@academy/platform/sessions/session-lifetimes.ts';
import type { SessionTokens, TokenPair } from '@academy/platform/sessions/session-tokens.ts';
import { markSeen, revokeSession, rotationOf, startSession } from '@academy/platform/sessions/sessions.ts';
import { lockAccountOf, lockSession, updateSession } from './auth.repository.ts';

export type RefreshResult =
  | { readonly outcome: 'rotated' | 'repeated'; readonly pair: TokenPair }
  | { readonly outcome: 'unknown' | 'expired' | 'stolen' };

export type SessionsService = ReturnType<typeof createSessionsService>;

export interface SessionsOptions {
  readonly clock: Clock;
  /** Whether the built-in sign-in is on; its users have no session otherwise. */
  readonly demoAccountsCount: boolean;
}

export function createSessionsService(
  { db }: Database,
  tokens: SessionTokens,
  { clock, demoAccountsCount }: SessionsOptions,
) {
  return {
    /** Null for an account that is blocked. */
    start: async (userId: string, userAgent: string | undefined): Promise<TokenPair | null> => {
      const pair = await startSession(db, tokens, { userId, userAgent, now: clock.now() });
      await recordAudit(db, { action: pair === null ? 'sign_in_refused' : 'signed_in', actorId: userId });
      return pair;
    },

    end: async (refreshToken: string): Promise<void> => {
      const claim = tokens.readRefresh(refreshToken);
      if (claim !== null) await revokeSession(db, claim.sessionId, clock.now());
    },

    endById: (sessionId: string): Promise<void> => revokeSession(db, sessionId, clock.now()),

    /**
     * Exchanges a refresh token for the next pair. The row is locked, so of many who come at once
     * one rotates and the rest are a moment late: they get the pair that the first one made. A token
     * that is older than that was copied from somewhere, and the whole session ends.
     */
    refresh: async (refreshToken: string): Promise<RefreshResult> => {
      const claim = tokens.readRefresh(refreshToken);
      if (claim === null) return { outcome: 'unknown' };
      const now = clock.now();
      return db.transaction(async (tx): Promise<RefreshResult> => {
        const account = await lockAccountOf(tx, claim.sessionId);
        if (account === undefined || account.blockedAt !== null) return { outcome: 'unknown' };
        const session = await lockSession(tx, claim.sessionId, { demoAccountsCount });
        if (session === undefined || session.revokedAt !== null) return { outcome: 'unknown' };
        if (session.expiresAt <= now || session.idleExpiresAt <= now) return { outcome: 'expired' };

        // A newer one was given out too, by the database that this one was before an older copy was put in its place.
        if (claim.generation >= session.generation) {
          const next = { sessionId: session.id, generation: claim.generation + 1 };
          const pair = tokens.pairOf(next);
          await markSeen(tx, account.id, now);
          await updateSession(tx, session.id, { generation: next.generation, ...rotationOf(pair, now) });
          return { outcome: 'rotated', pair };
        }
        const sinceRotationMs = now.getTime() - session.rotatedAt.getTime();
        if (claim.generation === session.generation - 1 && sinceRotationMs < sessionLifetimes.graceMs) {
          const present = { ...claim, generation: session.generation };
          const pair = tokens.givenPair(present, session.refreshHash) ?? tokens.pairOf(present);
          return { outcome: 'repeated', pair };
        }
        await revokeSession(tx, session.id, now);
        return { outcome: 'stolen' };
      });
    },
  };
}
