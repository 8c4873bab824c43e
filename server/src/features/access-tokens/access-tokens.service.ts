import type { OwnAccessToken } from '@academy/contract/access-tokens/access-token-calls.ts';
import { type TokenScope, tokenLimits } from '@academy/contract/access-tokens/token-scopes.ts';
import { makeToken } from '@academy/platform/access-tokens/token-text.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import * as tokens from './access-tokens.repository.ts';

const DAY_MS = 24 * 3_600_000;

interface Wish {
  readonly name: string;
  readonly scope: TokenScope;
  readonly days: number;
}

export type AccessTokensService = ReturnType<typeof createAccessTokensService>;

/** The tokens of one's own programs. What somebody else has is answered like what there is not. */
export function createAccessTokensService({ db }: Database, clock: Clock) {
  return {
    list: async (userId: string): Promise<OwnAccessToken[]> =>
      (await tokens.listTokens(db, userId)).map(present),

    create: ({ id: userId, role }: Viewer, { name, scope, days }: Wish) =>
      db.transaction(async (tx) => {
        if (scope === 'admin' && role !== 'admin') throw new Refusal('not_admin');
        if (!(await tokens.lockAccount(tx, userId))) throw new Refusal('session_ended');
        const limit = tokenLimits.perPerson;
        if ((await tokens.countTokens(tx, userId)) >= limit) {
          throw new Refusal('too_many_access_tokens', { limit });
        }
        const token = makeToken();
        const now = clock.now();
        const row = await tokens.insertToken(tx, {
          ...{ id: newId(), userId, name, scope, tokenHash: hashToken(token), ending: token.slice(-4) },
          ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * DAY_MS) },
        });
        if (row === undefined) throw new Error('A row that was inserted came back as nothing.');
        await recordAudit(tx, { action: 'token_created', actorId: userId, facts: { scope, days } });
        return { token, accessToken: present(row) };
      }),

    revoke: async (userId: string, tokenId: string): Promise<void> => {
      if (!isId(tokenId)) return;
      await db.transaction(async (tx) => {
        const deleted = await tokens.deleteToken(tx, { userId, tokenId });
        if (deleted === undefined) return;
        const facts = { scope: deleted.scope };
        await recordAudit(tx, { action: 'token_revoked', actorId: userId, facts });
      });
    },
  };
}

function present({ createdAt, expiresAt, lastUsedAt, ...row }: tokens.AccessTokenRow): OwnAccessToken {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
