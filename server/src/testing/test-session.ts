import type { Clock } from '@academy/platform/clock.ts';
import { systemClock } from '@academy/platform/clock.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createSessionTokens, type TokenPair } from '@academy/platform/sessions/session-tokens.ts';
import { startSession } from '@academy/platform/sessions/sessions.ts';
import { type TestAcademy, testSecret } from './test-academy.ts';

/** Signs a user in by a session row, without a provider, and gives the tokens. */
export async function startTestSession(
  { database }: Pick<TestAcademy, 'database'>,
  userId: string,
  clock: Clock = systemClock,
): Promise<TokenPair> {
  const pair = await startSession(database.db, createSessionTokens(fixedSecrets(testSecret)), {
    userId,
    now: clock.now(),
  });
  if (pair === null) throw new Error('Nobody can sign in with an account that is blocked.');
  return pair;
}

export function cookieHeader({ access, refresh }: Partial<TokenPair>): string {
  return [
    ...(access === undefined ? [] : [`academy_access=${access}`]),
    ...(refresh === undefined ? [] : [`academy_refresh=${refresh}`]),
  ].join('; ');
}

/** The tokens that an answer sets. */
export function tokensSetBy(headers: Record<string, unknown>): Partial<TokenPair> {
  const lines = [headers['set-cookie']].flat().map(String);
  const tokenIn = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.match(/=([^;]*)/)?.[1];
  const [access, refresh] = [tokenIn('academy_access'), tokenIn('academy_refresh')];
  return { ...(access ? { access } : {}), ...(refresh ? { refresh } : {}) };
}
