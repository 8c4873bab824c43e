import { sessions } from '@academy/platform/database/schema/users.ts';
import { sessionLifetimes } from '@academy/platform/sessions/session-lifetimes.ts';
import type { TokenPair } from '@academy/platform/sessions/session-tokens.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession, tokensSetBy } from '../../testing/test-session.ts';

let academy: TestAcademy;
let nowMs = Date.UTC(2026, 0, 1);
const clock = { now: () => new Date(nowMs) };
const pass = (ms: number) => {
  nowMs += ms;
};
let userId: string;
let first: TokenPair;

beforeAll(async () => {
  academy = await createTestAcademy({ clock });
});
afterAll(() => academy.close());
beforeEach(async () => {
  userId = await insertUser(academy.database);
  first = await startTestSession(academy, userId, clock);
});

async function refresh(token: string, address = '127.0.0.1') {
  const response = await academy.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: {},
    remoteAddress: address,
    headers: { cookie: cookieHeader({ refresh: token }), origin: 'http://localhost:3000' },
  });
  return { status: response.statusCode, tokens: tokensSetBy(response.headers), headers: response.headers };
}

async function rotate(token: string): Promise<TokenPair> {
  const { status, tokens } = await refresh(token);
  expect(status).toBe(204);
  return tokens as TokenPair;
}

async function isSignedIn(access: string): Promise<boolean> {
  const headers = { cookie: cookieHeader({ access }) };
  return (await academy.app.inject({ url: '/api/auth/me', headers })).statusCode === 200;
}

describe('refreshing a session', () => {
  it('gives a new pair after the access token ran out', async () => {
    expect(await isSignedIn(first.access)).toBe(true);
    pass(sessionLifetimes.accessMs);
    expect(await isSignedIn(first.access)).toBe(false);
    const second = await rotate(first.refresh);
    expect(second.refresh).not.toBe(first.refresh);
    expect(await isSignedIn(second.access)).toBe(true);
  });

  it('gives the present pair again to a second tab within the grace', async () => {
    const second = await rotate(first.refresh);
    pass(sessionLifetimes.graceMs - 1);
    expect(await rotate(first.refresh)).toEqual(second);
    expect(await isSignedIn(second.access)).toBe(true);
  });

  it('ends the whole session when the token before comes back after the grace', async () => {
    const second = await rotate(first.refresh);
    pass(sessionLifetimes.graceMs);
    expect((await refresh(first.refresh)).status).toBe(401);
    expect(await isSignedIn(second.access)).toBe(false);
    expect((await refresh(second.refresh)).status).toBe(401);
  });

  it('ends the whole session when the token before the last comes back, even at once', async () => {
    const second = await rotate(first.refresh);
    const third = await rotate(second.refresh);
    expect((await refresh(first.refresh)).status).toBe(401);
    expect(await isSignedIn(third.access)).toBe(false);
  });

  it('takes a token that is newer than the database, as it is after an older copy was restored', async () => {
    const { db } = academy.database;
    const [copy] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    const second = await rotate(first.refresh);
    const third = await rotate(second.refresh);
    await db
      .update(sessions)
      .set({ ...copy })
      .where(eq(sessions.userId, userId));
    const fourth = await rotate(third.refresh);
    expect(await isSignedIn(fourth.access)).toBe(true);
    expect((await refresh(second.refresh)).status).toBe(401);
    expect(await isSignedIn(fourth.access)).toBe(false);
  });

  it('keeps the session when twenty come at once from two tabs', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
    const pairs = new Set(answers.map(({ tokens }) => JSON.stringify(tokens)));
    expect(pairs.size).toBe(1);
    expect(await isSignedIn(answers[0]?.tokens.access ?? '')).toBe(true);
  });

  it('ends after 30 days without use', async () => {
    pass(sessionLifetimes.idleMs - 1);
    const second = await rotate(first.refresh);
    pass(sessionLifetimes.idleMs);
    expect((await refresh(second.refresh)).status).toBe(401);
  });

  it('ends after 90 days however often it is used', async () => {
    let { refresh: token } = first;
    for (let used = 0; used < 3; used += 1) {
      pass(sessionLifetimes.idleMs - 1);
      token = (await rotate(token)).refresh;
    }
    pass(sessionLifetimes.idleMs - 1);
    expect((await refresh(token)).status).toBe(401);
  });

  it.each(['', 'nonsense', 'a.b.c'])('refuses %j and takes the cookies away', async (token) => {
    const { status, headers } = await refresh(token);
    expect(status).toBe(401);
    const lines = [headers['set-cookie']].flat().map(String);
    for (const name of ['access', 'refresh', 'fresh', 'signed_in']) {
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^academy_${name}=;.*Expires=Thu, 01 Jan 1970`)),
      );
    }
  });

  it('takes nothing away from a page that had nothing: another tab may have signed in meanwhile', async () => {
    const response = await academy.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      payload: {},
      headers: { origin: 'http://localhost:3000' },
    });
    expect(response.statusCode).toBe(401);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('refuses a forged token without ending the session it names', async () => {
    const [sessionId] = first.refresh.split('.');
    expect((await refresh(`${sessionId}.1.${'A'.repeat(43)}`)).status).toBe(401);
    const [row] = await academy.database.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row?.revokedAt).toBeNull();
  });

  it('is limited by client address, with a time to come back', async () => {
    const address = '203.0.113.7';
    const answers = [];
    for (let n = 0; n < 121; n += 1) answers.push(await refresh('nonsense', address));
    const last = answers.at(-1);
    expect(answers.slice(0, 120).every(({ status }) => status === 401)).toBe(true);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await refresh('nonsense', '203.0.113.8')).status).toBe(401);
  });
});
