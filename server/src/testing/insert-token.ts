import type { TokenScope } from '@academy/contract/access-tokens/token-scopes.ts';
import { makeToken } from '@academy/platform/access-tokens/token-text.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { accessTokens } from '@academy/platform/database/schema/access-tokens.ts';
import { newId } from '@academy/platform/ids.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';

/** An access token of a user, for a day; gives it as its owner has it. */
export async function insertToken(
  { db }: Database,
  { userId, scope, now = new Date() }: { userId: string; scope: TokenScope; now?: Date },
): Promise<string> {
  const token = makeToken();
  await db.insert(accessTokens).values({
    ...{ id: newId(), userId, name: 'Script', scope, tokenHash: hashToken(token), ending: token.slice(-4) },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + 24 * 3_600_000) },
  });
  return token;
}
