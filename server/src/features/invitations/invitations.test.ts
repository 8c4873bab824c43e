import { auditEntries, auditNames } from '@academy/platform/database/schema/audit.ts';
import { invitationCourses, invitations } from '@academy/platform/database/schema/invitations.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { removeOldInvitations } from '@academy/platform/invitations/remove-old-invitations.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { insertCohort, insertInvitation } from '../../testing/insert-invitation.ts';
import { signInLearner } from '../../testing/learner.ts';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let adminId: string;
let admin: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await listenTestAcademy();
  adminId = await insertUser(academy.database, { role: 'admin' });
  admin = await signInLearner(academy, adminId, academy.origin);
});
afterAll(() => academy.close());

const path = '/api/admin/invitations';
const list = async (query: Record<string, string> = {}) =>
  (await admin('GET', `${path}?${new URLSearchParams(query)}`)).body as {
    invitations: { id: string; email: string; state: string }[];
    after: string | null;
    count: number;
  };
const userOf = async (email: string) =>
  (await academy.database.db.select().from(users).where(eq(users.email, email)))[0];
const signIn = async (email: string) => {
  const browser = new TestBrowser(academy.origin);
  await browser.signIn(email, { name: 'Guest' });
  return browser;
};
const day = 24 * 3_600_000;

describe('taking an invitation', () => {
  it('gives role, courses and cohort with the first sign-in, once', async () => {
    const { database } = academy;
    const [own, shared] = [await insertCourse(database), await insertCourse(database)];
    const cohortId = await insertCohort(database);
    await admin('PUT', `/api/admin/cohorts/${cohortId}/courses/${shared}`);
    const email = 'guest@taken.example';
    const id = await insertInvitation(database, { email, role: 'creator', cohortId, invitedBy: adminId });
    await database.db.insert(invitationCourses).values({ invitationId: id, courseId: own });
    const browser = await signIn('Guest@Taken.example');
    const courses = (await (await browser.request('/api/enrollments/courses')).json()) as { _id: string }[];
    expect(courses.map((course) => course._id).toSorted()).toEqual([own, shared].toSorted());
    const user = await userOf(email);
    expect(user?.role).toBe('creator');
    expect((await list({ q: email })).invitations).toMatchObject([{ id, state: 'taken', takenBy: user?.id }]);
    expect((await admin('GET', `/api/admin/cohorts/${cohortId}`)).body).toMatchObject({
      members: 1,
      invited: 0,
    });
    const entries = await database.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.personId, user?.id ?? ''));
    expect(entries).toContainEqual({ action: 'role_changed', actorId: adminId });
    // What is taken back stays so: the next sign-in takes nothing.
    await database.db
      .update(users)
      .set({ role: 'student' })
      .where(eq(users.id, user?.id ?? ''));
    await signIn('guest@taken.example');
    expect((await userOf('guest@taken.example'))?.role).toBe('student');
    expect((await admin('DELETE', `${path}/${id}`)).body.code).toBe('invitation_taken');
    expect((await admin('POST', `${path}/${id}/send`, {})).body.code).toBe('invitation_taken');
  });

  it('is for its address alone, and not when it was withdrawn, is too old, or the account is blocked', async () => {
    const { database } = academy;
    const courseId = await insertCourse(database);
    const invite = async (email: string, values = {}) => {
      const invitationId = await insertInvitation(database, { email, role: 'admin', ...values });
      await database.db.insert(invitationCourses).values({ invitationId, courseId });
    };
    await invite('open@other.example');
    await invite('old@other.example', { expiresAt: new Date(Date.now() - 1000) });
    await invite('gone@other.example', { withdrawnAt: new Date() });
    await signIn('blocked@other.example');
    await database.db
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.email, 'blocked@other.example'));
    await invite('blocked@other.example');
    for (const email of ['somebody', 'old', 'gone', 'blocked', 'open+x', 'xopen']) {
      await signIn(`${email}@other.example`);
      expect(await userOf(`${email}@other.example`), email).toMatchObject({ role: 'student' });
    }
    expect(await database.db.select().from(enrollments).where(eq(enrollments.courseId, courseId))).toEqual(
      [],
    );
    expect(await database.db.$count(invitations, eq(invitations.email, 'open@other.example'))).toBe(1);
  });

  it('never lowers a role, and goes with the account', async () => {
    const { database } = academy;
    await signIn('high@role.example');
    await database.db.update(users).set({ role: 'admin' }).where(eq(users.email, 'high@role.example'));
    const id = await insertInvitation(database, { email: 'high@role.example', role: 'creator' });
    await signIn('high@role.example');
    const user = await userOf('high@role.example');
    expect(user?.role).toBe('admin');
    await database.db.delete(users).where(eq(users.id, user?.id ?? ''));
    expect(await database.db.$count(invitations, eq(invitations.id, id))).toBe(0);
  });
});

describe('an invitation', () => {
  it('is withdrawn and sent again, for another 30 days', async () => {
    const { database } = academy;
    const email = 'back@again.example';
    const id = await insertInvitation(database, { email, expiresAt: new Date(Date.now() - day) });
    expect((await list({ q: email })).invitations).toMatchObject([{ id, state: 'expired' }]);
    for (let times = 0; times < 2; times += 1) {
      expect((await admin('DELETE', `${path}/${id}`)).body).toMatchObject({ id, state: 'withdrawn' });
    }
    const { body } = await admin('POST', `${path}/${id}/send`, {});
    expect(body).toMatchObject({ id, state: 'open' });
    const left = Date.parse(body.expiresAt) - Date.now();
    expect(Math.round(left / day)).toBe(30);
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS count FROM outbox.events WHERE name = 'invited' AND event->>'invitationId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    const { rows: withdrawn } = await database.pool.query(
      `SELECT name FROM audit_entries JOIN audit_names ON audit_names.id = person_id WHERE action = 'invitation_withdrawn'`,
    );
    expect(withdrawn).toEqual([{ name: email }]);
  });

  it('is not sent again beside another one for the same address', async () => {
    const { database } = academy;
    const email = 'one@only.example';
    const id = await insertInvitation(database, { email, withdrawnAt: new Date() });
    await insertInvitation(database, { email });
    expect(await admin('POST', `${path}/${id}/send`, {})).toMatchObject({
      status: 409,
      body: { code: 'invited_elsewhere' },
    });
  });

  it('is forgotten a year after its time ran out', async () => {
    const { database } = academy;
    const old = await insertInvitation(database, { expiresAt: new Date(Date.now() - 366 * day) });
    const recent = await insertInvitation(database, { expiresAt: new Date(Date.now() - 364 * day) });
    await database.pool.query(
      `INSERT INTO audit_names SELECT id, email FROM invitations WHERE id IN ($1, $2)`,
      [old, recent],
    );
    expect(await removeOldInvitations(database.db, new Date())).toBe(1);
    const named = [eq(auditNames.id, old), eq(auditNames.id, recent)];
    expect(await Promise.all(named.map((of) => database.db.$count(auditNames, of)))).toEqual([0, 1]);
    expect(await database.db.$count(invitations, eq(invitations.id, old))).toBe(0);
    expect(await database.db.$count(invitations, eq(invitations.id, recent))).toBe(1);
  });
});

describe('the list of invitations', () => {
  it('pages through all of each state once, the last to be sent first', async () => {
    const { database } = academy;
    const takenBy = await insertUser(database);
    const states = {
      open: { expiresAt: new Date(Date.now() + day) },
      expired: { expiresAt: new Date(Date.now() - day) },
      withdrawn: { withdrawnAt: new Date() },
      taken: { takenAt: new Date(), takenBy },
    };
    const names = Object.keys(states) as (keyof typeof states)[];
    for (let index = 0; index < 240; index += 1) {
      const state = names[index % 4] ?? 'open';
      await insertInvitation(database, { email: `${state}${index}@pages.example`, ...states[state] });
    }
    // As PostgreSQL counts them: finer than JavaScript.
    await database.db.execute(sql`
      update invitations set expires_at = expires_at + (random() * 100)::int * interval '1 microsecond'
      where email like '%@pages.example'`);
    for (const state of ['', ...names]) {
      for (const q of ['', 'pages.example']) {
        const all: string[] = [];
        for (let after: string | null = ''; after !== null; ) {
          const page = await list({ ...(state && { state }), q, ...(after && { after }) });
          all.push(...page.invitations.map(({ id }) => id));
          after = page.after;
          if (state !== '')
            expect(new Set(page.invitations.map((each) => each.state))).toEqual(new Set([state]));
        }
        expect(new Set(all).size).toBe(all.length);
        const { count } = await list({ ...(state && { state }), q });
        expect(all).toHaveLength(count);
        if (q !== '') expect(count).toBe(state === '' ? 240 : 60);
      }
    }
  });

  it('finds parts of names and addresses, and answers strange places and words', async () => {
    await insertInvitation(academy.database, { email: 'jose@words.example', name: 'José Águila' });
    for (const q of ['aguila', 'JOSE words', 'jo', 'águ']) {
      expect(
        (await list({ q })).invitations.map(({ email }) => email),
        q,
      ).toEqual(['jose@words.example']);
    }
    for (const q of ['\0', "'; --", '%_%']) expect((await list({ q })).invitations, q).toEqual([]);
    for (const after of ['x', '1.x', 'x.0190a5c2-0000-7000-8000-000000000000']) {
      expect((await admin('GET', `${path}?after=${after}`)).status).toBe(400);
    }
    expect((await admin('GET', `${path}?state=lost`)).status).toBe(400);
  });
});
