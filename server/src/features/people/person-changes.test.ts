import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
let adminId: string;
let admin: Awaited<ReturnType<typeof signInLearner>>;
let bossId: string;

beforeAll(async () => {
  academy = await createTestAcademy({ config: { adminEmails: ['boss@example.com'] } });
  adminId = await insertUser(academy.database, { role: 'admin', name: 'Shirin' });
  admin = await signInLearner(academy, adminId);
  bossId = await insertUser(academy.database, { email: 'Boss@example.com', isListedAdmin: true });
});
afterAll(() => academy.close());

const person = (id: string, path: string) => `/api/admin/people/${id}/${path}`;
const setRole = (id: string, role: string) => admin('PUT', person(id, 'role'), { role });
const block = (id: string, wish: { hideCourses?: boolean; reason?: string | null } = {}) =>
  admin('PUT', person(id, 'block'), { hideCourses: false, reason: null, ...wish });
const unblock = (id: string) => admin('DELETE', person(id, 'block'));
const handOver = (from: string, to: string) => admin('POST', person(from, 'hand-over'), { to });

/** What was written down of a person, the last first. */
const audit = (personId: string) =>
  academy.database.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, facts: auditEntries.facts })
    .from(auditEntries)
    .where(eq(auditEntries.personId, personId))
    .orderBy(desc(auditEntries.id));

const statusOf = async (courseId: string) =>
  (await academy.database.db.select().from(courses).where(eq(courses.id, courseId)))[0]?.status;

const catalogueHas = async (courseId: string) =>
  JSON.stringify((await academy.get('/api/courses?limit=1000')).body).includes(courseId);

describe('a role', () => {
  it('is changed from the next request on, and written down', async () => {
    const id = await insertUser(academy.database);
    const their = await signInLearner(academy, id);
    expect((await their('GET', '/api/admin/people')).status).toBe(403);
    expect(await setRole(id, 'admin')).toMatchObject({
      status: 200,
      body: { id, role: 'admin', isListed: false },
    });
    expect((await their('GET', '/api/admin/people')).status).toBe(200);
    expect((await setRole(id, 'student')).status).toBe(200);
    expect((await their('GET', '/api/admin/people')).status).toBe(403);
    expect((await audit(id))[0]).toEqual({
      ...{ action: 'role_changed', actorId: adminId, facts: { from: 'admin', to: 'student' } },
    });
  });

  it('that one has already is not given again', async () => {
    const id = await insertUser(academy.database);
    expect((await setRole(id, 'student')).status).toBe(200);
    expect(await audit(id)).toEqual([]);
  });

  it('is not taken from an admin whom ADMIN_EMAILS names, nor from oneself', async () => {
    expect(await setRole(bossId, 'student')).toMatchObject({ status: 409, body: { code: 'listed_admin' } });
    expect(await setRole(adminId, 'student')).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect(await audit(bossId)).toEqual([]);
  });

  it.each(['king', '', null])('is not %j', async (role) => {
    expect((await admin('PUT', person(bossId, 'role'), { role })).status).toBe(400);
  });
});

describe('the last admin', () => {
  it('stays one, whatever two admins do to each other at once', async () => {
    const other = await createTestAcademy();
    const { database } = other;
    const ids = [
      await insertUser(database, { role: 'admin' }),
      await insertUser(database, { role: 'admin' }),
    ];
    const [one = '', two = ''] = ids;
    const calls = [await signInLearner(other, one), await signInLearner(other, two)];
    for (const how of ['role', 'block'] as const) {
      const body = how === 'role' ? { role: 'student' } : { hideCourses: false, reason: null };
      const answers = await Promise.all(
        calls.map((call, index) => call('PUT', person(ids[1 - index] ?? '', how), body)),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      // The slower one is no admin any more when its turn comes, or was signed out before.
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      const admins = await database.db.select().from(users).where(eq(users.role, 'admin'));
      expect(admins.filter(({ blockedAt }) => blockedAt === null)).toHaveLength(1);
      if (how === 'role') await database.db.update(users).set({ role: 'admin' });
    }
    await other.close();
  });

  it('can do nothing to the own account', async () => {
    const other = await createTestAcademy();
    const id = await insertUser(other.database, { role: 'admin' });
    // These count for nothing: one is blocked, and of the other the list does not know.
    await insertUser(other.database, { role: 'admin', blockedAt: new Date() });
    await insertUser(other.database, { isListedAdmin: true });
    const call = await signInLearner(other, id);
    const body = { hideCourses: false, reason: null };
    expect((await call('PUT', person(id, 'role'), { role: 'creator' })).body.code).toBe('last_admin');
    expect((await call('PUT', person(id, 'block'), body)).body.code).toBe('last_admin');
    expect((await call('GET', '/api/admin/people')).status).toBe(200);
    await other.close();
  });
});

describe('a block', () => {
  it('ends every session at once and lets nobody in, until it is lifted', async () => {
    const id = await insertUser(academy.database);
    const their = await signInLearner(academy, id);
    const tokens = await startTestSession(academy, id);
    expect(await block(id, { reason: '  Spam\n' })).toMatchObject({
      ...{ status: 200, body: { id, blockedAt: expect.any(String) } },
    });
    expect((await their('GET', '/api/auth/me')).status).toBe(401);
    const headers = { cookie: cookieHeader(tokens), origin: 'http://localhost:3000' };
    const refresh = () => academy.app.inject({ method: 'POST', url: '/api/auth/refresh', headers });
    expect((await refresh()).statusCode).toBe(401);
    await expect(startTestSession(academy, id)).rejects.toThrow('blocked');
    expect((await admin('GET', `/api/admin/people/${id}`)).body).toMatchObject({
      blockedFor: 'Spam',
      sessions: 0,
    });
    expect((await audit(id))[0]).toEqual({
      ...{ action: 'blocked', actorId: adminId, facts: { sessions: 2, courses: 0 } },
    });

    expect(await unblock(id)).toMatchObject({ status: 200, body: { blockedAt: null } });
    expect((await unblock(id)).status).toBe(200);
    expect((await audit(id)).map(({ action }) => action)).toEqual(['unblocked', 'blocked']);
    expect((await admin('GET', `/api/admin/people/${id}`)).body.blockedFor).toBeNull();
    // What was ended stays so; signing in works again.
    expect((await refresh()).statusCode).toBe(401);
    expect((await (await signInLearner(academy, id))('GET', '/api/auth/me')).status).toBe(200);
  });

  it('leaves no session to a sign-in or a refresh of the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await insertUser(academy.database);
      const tokens = await startTestSession(academy, id);
      const headers = { cookie: cookieHeader(tokens), origin: 'http://localhost:3000' };
      const [answer] = await Promise.all([
        block(id),
        startTestSession(academy, id).catch(() => null),
        academy.app.inject({ method: 'POST', url: '/api/auth/refresh', headers }),
        startTestSession(academy, id).catch(() => null),
      ]);
      expect(answer.status).toBe(200);
      expect((await admin('GET', `/api/admin/people/${id}`)).body.sessions).toBe(0);
    }
  });

  it('hides published courses if asked to, and lifted it publishes those again that nobody touched', async () => {
    const { database } = academy;
    const authorId = await insertUser(database, { role: 'creator' });
    const make = (status: 'draft' | 'published' | 'archived') => insertCourse(database, { authorId, status });
    const [kept, archived, again] = [
      await make('published'),
      await make('published'),
      await make('published'),
    ];
    const [draft, old] = [await make('draft'), await make('archived')];
    await vi.waitFor(async () => expect(await catalogueHas(kept)).toBe(true), { timeout: 20_000 });
    await block(authorId, { hideCourses: true });
    expect(await catalogueHas(kept)).toBe(false);
    expect((await academy.get(`/api/courses/${kept}`)).status).toBe(404);
    expect((await audit(authorId))[0]?.facts).toEqual({ sessions: 0, courses: 3 });
    // An admin decides otherwise about two of them meanwhile.
    const setStatus = (id: string, status: string) =>
      admin('PUT', `/api/creator/courses/${id}/status`, { status });
    await setStatus(archived, 'archived');
    await setStatus(again, 'published');
    await setStatus(again, 'draft');

    await unblock(authorId);
    const statuses = await Promise.all([kept, archived, draft, again, old].map(statusOf));
    expect(statuses).toEqual(['published', 'archived', 'draft', 'draft', 'archived']);
    expect(await catalogueHas(kept)).toBe(true);
    expect((await audit(authorId))[0]).toMatchObject({ action: 'unblocked', facts: { courses: 1 } });
    const told = await academy.database.pool.query(
      'SELECT name FROM outbox.events WHERE subject = $1 ORDER BY happened_at DESC LIMIT 2',
      [kept],
    );
    expect(told.rows.map(({ name }) => name)).toEqual(['course_published', 'course_unpublished']);
  });

  it('leaves courses alone otherwise', async () => {
    const authorId = await insertUser(academy.database, { role: 'creator' });
    const courseId = await insertCourse(academy.database, { authorId });
    await block(authorId);
    expect(await statusOf(courseId)).toBe('published');
  });

  it('is not put on oneself, nor on an admin whom ADMIN_EMAILS names', async () => {
    expect(await block(adminId)).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect(await block(bossId)).toMatchObject({ status: 409, body: { code: 'listed_admin' } });
    expect((await admin('GET', '/api/auth/me')).status).toBe(200);
  });

  it.each([
    {},
    { hideCourses: 'yes' },
    { hideCourses: true },
    { hideCourses: true, reason: 'a'.repeat(501) },
  ])('answers 400 to %j', async (body) => {
    expect((await admin('PUT', person(bossId, 'block'), body)).status).toBe(400);
  });
});

describe('signing somebody out', () => {
  it('ends all their sessions and is written down', async () => {
    const id = await insertUser(academy.database);
    const their = await signInLearner(academy, id);
    await signInLearner(academy, id);
    expect(await admin('POST', person(id, 'sign-out'), {})).toEqual({ status: 200, body: { sessions: 2 } });
    expect((await their('GET', '/api/auth/me')).status).toBe(401);
    expect(await audit(id)).toEqual([
      { action: 'signed_out_everywhere', actorId: adminId, facts: { sessions: 2 } },
    ]);
  });
});

describe('handing courses over', () => {
  const author = () =>
    insertUser(academy.database, {
      role: 'creator',
      name: 'Tanvir',
      displayName: 'Tanvir Sir',
      avatar: 'https://t',
    });

  it('gives all of them to another creator, under the new name where the old one stood', async () => {
    const { database } = academy;
    const from = await author();
    const to = await insertUser(database, { role: 'creator', name: 'Rina', avatar: 'https://r' });
    const make = (instructor: string, status: 'draft' | 'published' = 'published') =>
      insertCourse(database, { authorId: from, instructor, instructorAvatar: 'https://t', status });
    const ids = [await make('Tanvir'), await make('Tanvir Sir', 'draft'), await make('A guest')];
    const their = await signInLearner(academy, to);
    expect((await academy.get(`/api/courses/${ids[0]}`)).body).toMatchObject({ instructor: 'Tanvir' });

    expect(await handOver(from, to)).toEqual({ status: 200, body: { courses: 3 } });
    expect((await academy.get(`/api/courses/${ids[0]}`)).body).toMatchObject({ instructor: 'Rina' });
    const told = async (id = '') => {
      const { body } = await their('GET', `/api/courses/${id}`);
      return [body.instructor, body.instructorAvatar, body.status, body.revision];
    };
    expect(await told(ids[0])).toEqual(['Rina', 'https://r', 'published', 2]);
    expect(await told(ids[1])).toEqual(['Rina', 'https://r', 'draft', 2]);
    expect(await told(ids[2])).toEqual(['A guest', 'https://t', 'published', 1]);
    expect((await their('GET', '/api/creator/courses')).body).toHaveLength(3);
    expect((await (await signInLearner(academy, from))('GET', '/api/creator/courses')).body).toEqual([]);
    expect((await audit(from))[0]).toEqual({
      ...{ action: 'courses_handed_over', actorId: adminId, facts: { courses: 3, to } },
    });
    expect(await handOver(from, to)).toEqual({ status: 200, body: { courses: 0 } });
    expect(await audit(from)).toHaveLength(1);
  });

  it('leaves what a block had hidden to the new author', async () => {
    const from = await author();
    const courseId = await insertCourse(academy.database, { authorId: from });
    await block(from, { hideCourses: true });
    await handOver(from, adminId);
    await unblock(from);
    expect(await statusOf(courseId)).toBe('draft');
  });

  it.each([
    ['a student', {}, 'not_a_creator'],
    ['a creator who is blocked', { role: 'creator', blockedAt: new Date() }, 'not_a_creator'],
    ['somebody who was an admin by the list once', { isListedAdmin: true }, 'not_a_creator'],
  ] as const)('is refused to %s', async (_name, values, code) => {
    const from = await author();
    const courseId = await insertCourse(academy.database, { authorId: from });
    const to = await insertUser(academy.database, values);
    expect(await handOver(from, to)).toMatchObject({ status: 409, body: { code } });
    const [course] = await academy.database.db.select().from(courses).where(eq(courses.id, courseId));
    expect(course?.authorId).toBe(from);
  });

  it('knows nobody by an id that names nobody', async () => {
    const from = await author();
    for (const to of ['nobody', '0190a5c2-0000-7000-8000-000000000000']) {
      expect(await handOver(from, to)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    }
  });
});
