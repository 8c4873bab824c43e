import { sessions, users } from '@academy/platform/database/schema/users.ts';
import { sessionLifetimes } from '@academy/platform/sessions/session-lifetimes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
let now = new Date();

beforeAll(async () => {
  academy = await createTestAcademy({ clock: { now: () => now } });
});
afterAll(() => academy.close());

const newUser = () => insertUser(academy.database);
const userRow = async (id: string) =>
  (await academy.database.db.select().from(users).where(eq(users.id, id)))[0];
const later = (ms: number) => new Date(now.getTime() + ms);

describe('one’s own sessions', () => {
  it('are listed with what the browser called itself, the last seen first', async () => {
    const id = await newUser();
    const earlier = await startTestSession(academy, id, { now: () => later(-60_000) });
    const call = await signInLearner(academy, id);
    await academy.database.db.update(sessions).set({ userAgent: 'Firefox' }).where(eq(sessions.userId, id));
    await startTestSession(academy, await newUser());
    const { body } = await call('GET', '/api/users/sessions');
    expect(body).toEqual([
      {
        ...{ id: expect.any(String), userAgent: 'Firefox', isThis: true },
        ...{ signedInAt: expect.any(String), seenAt: expect.any(String) },
      },
      expect.objectContaining({ isThis: false, seenAt: later(-60_000).toISOString() }),
    ]);
    expect(JSON.stringify(body)).not.toContain(earlier.refresh.split('.')[2]);
  });

  it('leave out what has ended or expired', async () => {
    const id = await newUser();
    const call = await signInLearner(academy, id);
    await startTestSession(academy, id, { now: () => later(-sessionLifetimes.idleMs - 1) });
    const other = await signInLearner(academy, id);
    await other('POST', '/api/auth/logout', {});
    expect((await call('GET', '/api/users/sessions')).body).toHaveLength(1);
  });

  it('are ended one by one, and only by their owner', async () => {
    const id = await newUser();
    const [call, victim, stranger] = [
      await signInLearner(academy, id),
      await signInLearner(academy, id),
      await signInLearner(academy, await newUser()),
    ];
    const listed: { id: string; isThis: boolean }[] = (await call('GET', '/api/users/sessions')).body;
    const other = listed.find(({ isThis }) => !isThis)?.id ?? '';
    const end = (who: typeof call, sessionId: string) => who('DELETE', `/api/users/sessions/${sessionId}`);
    // What is another's, malformed or missing is answered alike.
    for (const sessionId of [other, 'nonsense', '%00', '0190a5c2-0000-7000-8000-000000000000']) {
      expect(await end(stranger, sessionId)).toEqual({ status: 204, body: null });
    }
    expect((await victim('GET', '/api/auth/me')).status).toBe(200);
    expect(await end(call, other)).toEqual({ status: 204, body: null });
    expect((await victim('GET', '/api/auth/me')).status).toBe(401);
    expect(await end(call, other)).toEqual({ status: 204, body: null });
    expect((await call('GET', '/api/auth/me')).status).toBe(200);
  });

  it('are all ended but this one', async () => {
    const id = await newUser();
    const [call, ...others] = [
      await signInLearner(academy, id),
      await signInLearner(academy, id),
      await signInLearner(academy, id),
    ];
    const stranger = await signInLearner(academy, await newUser());
    expect(await call('DELETE', '/api/users/sessions')).toEqual({ status: 200, body: { sessions: 2 } });
    for (const other of others) expect((await other('GET', '/api/auth/me')).status).toBe(401);
    expect((await call('GET', '/api/auth/me')).status).toBe(200);
    expect((await stranger('GET', '/api/auth/me')).status).toBe(200);
    expect((await call('DELETE', '/api/users/sessions')).body).toEqual({ sessions: 0 });
  });
});

describe('when somebody was last seen', () => {
  it('is told by signing in and by a refresh, and by no other call', async () => {
    const id = await newUser();
    expect((await userRow(id))?.lastSeenAt).toBeNull();
    const tokens = await startTestSession(academy, id, { now: () => now });
    const signedInAt = now;
    expect((await userRow(id))?.lastSeenAt).toEqual(signedInAt);
    now = later(60_000);
    const headers = { cookie: cookieHeader(tokens), origin: 'http://localhost:3000' };
    await academy.app.inject({ method: 'GET', url: '/api/auth/me', headers });
    expect((await userRow(id))?.lastSeenAt).toEqual(signedInAt);
    const refreshed = await academy.app.inject({ method: 'POST', url: '/api/auth/refresh', headers });
    expect(refreshed.statusCode).toBe(204);
    expect((await userRow(id))?.lastSeenAt).toEqual(now);
  });
});
