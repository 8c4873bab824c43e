import { removeExpiredTokens } from '@academy/platform/access-tokens/end-tokens.ts';
import { isWholeToken, makeToken } from '@academy/platform/access-tokens/token-text.ts';
import { accessTokens } from '@academy/platform/database/schema/access-tokens.ts';
import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { insertToken } from '../../testing/insert-token.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

const path = '/api/users/access-tokens';
const hourMs = 3_600_000;

let academy: TestAcademy;
let now = new Date();

beforeAll(async () => {
  academy = await createTestAcademy({ clock: { now: () => now } });
});
afterAll(() => academy.close());

const newUser = (values = {}) => insertUser(academy.database, values);
const rowsOf = (userId: string) =>
  academy.database.db.select().from(accessTokens).where(eq(accessTokens.userId, userId));
const wish = (changes = {}) => ({ name: 'Backup script', scope: 'read', days: 30, ...changes });

/** A program that has a token, and says nothing of where it comes from. */
function program(token: string, others: Record<string, string> = {}) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...others };
    const response = await academy.app.inject({
      ...{ method, url, headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const body = response.body === '' ? null : response.json();
    return { status: response.statusCode, body, headers: response.headers };
  };
}

describe('an access token', () => {
  it('is told once, kept as a hash, listed without it, and written down', async () => {
    const id = await newUser({ name: 'Nadia' });
    const call = await signInLearner(academy, id);
    const made = await call('POST', path, wish({ name: '  Backup\nscript ' }));
    expect(made.status).toBe(201);
    const { token, accessToken } = made.body;
    expect(isWholeToken(token)).toBe(true);
    expect(accessToken).toEqual({
      ...{ id: expect.any(String), name: 'Backup script', scope: 'read', ending: token.slice(-4) },
      ...{ createdAt: now.toISOString(), lastUsedAt: null },
      expiresAt: new Date(now.getTime() + 30 * 24 * hourMs).toISOString(),
    });
    expect((await call('GET', path)).body).toEqual([accessToken]);
    expect(JSON.stringify(await rowsOf(id))).not.toContain(token.slice(8, 30));
    const [entry] = await academy.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, id))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ action: 'token_created', facts: { scope: 'read', days: 30 } });
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['an unknown scope', { scope: 'root' }],
    ['another time', { days: 31 }],
    ['no end', { days: null }],
    ['a field that is ours', { expiresAt: '2099-01-01T00:00:00Z' }],
  ])('is not made with %s', async (_name, changes) => {
    const id = await newUser();
    expect((await (await signInLearner(academy, id))('POST', path, wish(changes))).status).toBe(400);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('of the scope admin is made by admins alone', async () => {
    const call = await signInLearner(academy, await newUser({ role: 'creator' }));
    const refused = await call('POST', path, wish({ scope: 'admin' }));
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_admin' } });
    const admin = await signInLearner(academy, await newUser({ role: 'admin' }));
    expect((await admin('POST', path, wish({ scope: 'admin' }))).status).toBe(201);
  });

  it('is one of twenty at most, also when many are made at once', async () => {
    const id = await newUser();
    const call = await signInLearner(academy, id);
    const made = await Promise.all(Array.from({ length: 24 }, () => call('POST', path, wish())));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = made.filter(({ status }) => status !== 201);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'too_many_access_tokens' });
    expect(await rowsOf(id)).toHaveLength(20);
  });

  it('is revoked by its owner alone, and ends with the next request', async () => {
    const id = await newUser();
    const token = await insertToken(academy.database, { userId: id, scope: 'read', now });
    const [row] = await rowsOf(id);
    const stranger = await signInLearner(academy, await newUser());
    for (const tokenId of [row?.id, 'nonsense', '0190a5c2-0000-7000-8000-000000000000']) {
      expect(await stranger('DELETE', `${path}/${tokenId}`)).toEqual({ status: 204, body: null });
    }
    expect((await program(token)('GET', '/api/auth/me')).status).toBe(200);
    const own = await signInLearner(academy, id);
    expect((await own('DELETE', `${path}/${row?.id}`)).status).toBe(204);
    expect((await own('DELETE', `${path}/${row?.id}`)).status).toBe(204);
    expect(await program(token)('GET', '/api/auth/me')).toMatchObject({
      ...{ status: 401, body: { code: 'token_ended' } },
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
    const entries = await academy.database.db
      .select({ action: auditEntries.action, facts: auditEntries.facts })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, id));
    expect(entries).toEqual([{ action: 'token_revoked', facts: { scope: 'read' } }]);
  });

  it('ends when its time is over, is shown for a month more, and then gone', async () => {
    const id = await newUser();
    const token = await insertToken(academy.database, { userId: id, scope: 'read', now });
    const call = program(token);
    const before = now;
    now = new Date(before.getTime() + 24 * hourMs - 1);
    expect((await call('GET', '/api/auth/me')).status).toBe(200);
    now = new Date(before.getTime() + 24 * hourMs);
    expect((await call('GET', '/api/auth/me')).body.code).toBe('token_ended');
    now = before;
    const { db } = academy.database;
    await removeExpiredTokens(db, new Date(before.getTime() + 30 * 24 * hourMs));
    expect(await rowsOf(id)).toHaveLength(1);
    await removeExpiredTokens(db, new Date(before.getTime() + 32 * 24 * hourMs));
    expect(await rowsOf(id)).toHaveLength(0);
  });

  it('that was mistyped is told from one that is not known', async () => {
    const mistyped = await program(`${makeToken().slice(0, -1)}-`)('GET', '/api/courses');
    expect(mistyped).toMatchObject({ status: 401, body: { code: 'token_mistyped' } });
    const unknown = await program(makeToken())('GET', '/api/courses');
    expect(unknown).toMatchObject({ status: 401, body: { code: 'token_ended' } });
    // What is no token of ours is somebody else's, such as a proxy's, and no reason to refuse a visitor.
    expect((await program('eyJhbGciOi')('GET', '/api/courses')).status).toBe(200);
  });

  it('has its last use written down once an hour', async () => {
    const id = await newUser();
    const call = program(await insertToken(academy.database, { userId: id, scope: 'read', now }));
    const used = async () => (await rowsOf(id))[0]?.lastUsedAt;
    const before = now;
    await call('GET', '/api/auth/me');
    expect(await used()).toEqual(before);
    now = new Date(before.getTime() + hourMs - 1);
    await call('GET', '/api/auth/me');
    expect(await used()).toEqual(before);
    now = new Date(before.getTime() + hourMs);
    await call('GET', '/api/auth/me');
    expect(await used()).toEqual(now);
    now = before;
  });
});

describe('a program with a token', () => {
  it('changes things without saying where it comes from, and its answers are kept by no cache', async () => {
    const userId = await newUser();
    const call = program(await insertToken(academy.database, { userId, scope: 'learn', now }));
    const courseId = await insertCourse(academy.database);
    const enrolled = await call('POST', `/api/enrollments/courses/${courseId}`, {});
    expect(enrolled).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
    const courses = await call('GET', '/api/enrollments/courses');
    expect(courses.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(courses.body)).toContain(courseId);
  });

  it('is who the token says, whatever the cookies beside it say', async () => {
    const [owner, other] = [await newUser({ name: 'Owner' }), await newUser({ name: 'Other' })];
    const cookie = cookieHeader(await startTestSession(academy, other));
    const token = await insertToken(academy.database, { userId: owner, scope: 'read', now });
    expect((await program(token, { cookie })('GET', '/api/auth/me')).body.user.name).toBe('Owner');
    // An ended one is not made up for by a session, and a session is no way past a scope.
    expect((await program(makeToken(), { cookie })('GET', '/api/auth/me')).status).toBe(401);
    const origin = 'http://localhost:3000';
    const created = await program(token, { cookie, origin })('POST', path, wish());
    expect(created).toMatchObject({ status: 403, body: { code: 'token_never' } });
  });

  it('is stopped by a block and by signing out everywhere, and not brought back', async () => {
    const admin = await signInLearner(academy, await newUser({ role: 'admin' }));
    const userId = await newUser();
    const blocked = program(await insertToken(academy.database, { userId, scope: 'learn', now }));
    const person = `/api/admin/people/${userId}`;
    await admin('PUT', `${person}/block`, { hideCourses: false, reason: null });
    expect((await blocked('GET', '/api/auth/me')).body.code).toBe('token_ended');
    await admin('DELETE', `${person}/block`);
    expect((await blocked('GET', '/api/auth/me')).body.code).toBe('token_ended');
    const next = program(await insertToken(academy.database, { userId, scope: 'learn', now }));
    expect((await next('GET', '/api/auth/me')).status).toBe(200);
    await admin('POST', `${person}/sign-out`, {});
    expect((await next('GET', '/api/auth/me')).body.code).toBe('token_ended');
  });

  it('loses the scope admin with the role, and has it again with the role', async () => {
    const userId = await newUser({ role: 'admin' });
    const call = program(await insertToken(academy.database, { userId, scope: 'admin', now }));
    const setRole = (role: 'admin' | 'student') =>
      academy.database.db.update(users).set({ role }).where(eq(users.id, userId));
    expect((await call('GET', '/api/admin/people')).status).toBe(200);
    await setRole('student');
    for (const url of ['/api/admin/people', '/api/auth/me']) {
      expect(await call('GET', url)).toMatchObject({ status: 403, body: { code: 'token_scope_lost' } });
    }
    await setRole('admin');
    expect((await call('GET', '/api/admin/people')).status).toBe(200);
  });

  it('of an admin has nothing of an admin without the scope for it', async () => {
    const userId = await newUser({ role: 'admin' });
    const teach = program(await insertToken(academy.database, { userId, scope: 'teach', now }));
    const all = program(await insertToken(academy.database, { userId, scope: 'admin', now }));
    const foreign = await insertCourse(academy.database, { status: 'draft' });
    const own = await insertCourse(academy.database, { status: 'draft', authorId: userId });
    const rename = { title: 'Loom', order: 1 };
    const addModule = (call: typeof teach, courseId: string) =>
      call('POST', `/api/courses/${courseId}/modules`, rename);
    expect((await addModule(teach, foreign)).status).toBe(404);
    expect((await addModule(teach, own)).status).toBe(201);
    expect((await addModule(all, foreign)).status).toBe(201);
  });

  it('shares the limits of its owner', async () => {
    const userId = await newUser();
    const read = async (headers: Record<string, string>) =>
      (await academy.app.inject({ url: '/api/notebook/export', headers })).statusCode;
    const bearer = async (id: string) => ({
      authorization: `Bearer ${await insertToken(academy.database, { userId: id, scope: 'read', now })}`,
    });
    const own = await bearer(userId);
    for (let n = 0; n < 30; n += 1) expect(await read(own)).toBe(200);
    expect(await read(own)).toBe(429);
    expect(await read(await bearer(userId))).toBe(429);
    expect(await read({ cookie: cookieHeader(await startTestSession(academy, userId)) })).toBe(429);
    expect(await read(await bearer(await newUser()))).toBe(200);
  });
});
