import { leavingDays } from '@academy/contract/leaving/leaving-limits.ts';
import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { removeDueAccounts } from '@academy/platform/leaving/remove-due-accounts.ts';
import { silentLog } from '@academy/platform/log.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

const DAY_MS = 24 * 3_600_000;
let now = new Date();
let academy: TestAcademy;
let adminId: string;
let admin: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  academy = await createTestAcademy({
    clock: { now: () => now },
    config: { adminEmails: ['boss@example.com'] },
  });
  adminId = await insertUser(academy.database, { role: 'admin', name: 'Shirin' });
  admin = await signInLearner(academy, adminId);
});
afterAll(() => academy.close());

const own = '/api/users/leaving';
const ofPerson = (id: string) => `/api/admin/people/${id}/leaving`;
const emailOf = (id: string) => `${id}@example.com`;
const leaveOf = (id: string) => ({ confirmation: emailOf(id) });
const sweep = (days = 0) =>
  removeDueAccounts({ ...academy, adminEmails: [], log: silentLog }, new Date(now.getTime() + days * DAY_MS));
const exists = async (id: string) => (await academy.database.db.$count(users, eq(users.id, id))) === 1;

async function newPerson(values: Parameters<typeof insertUser>[1] = {}) {
  const id = await insertUser(academy.database, values);
  return { id, call: await signInLearner(academy, id) };
}

async function insertStudent(courseId: string) {
  const userId = await insertUser(academy.database);
  await academy.database.db.insert(enrollments).values({ userId, courseId });
  return userId;
}

const audit = async (personId: string) =>
  (
    await academy.database.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.personId, personId))
      .orderBy(asc(auditEntries.id))
  ).filter(({ action }) => action.startsWith('account_'));

describe('one’s own account', () => {
  it('is deleted seven days after its owner asked for it, and usable until then', async () => {
    const { id, call } = await newPerson();
    expect((await call('GET', own)).body).toMatchObject({ leavesAt: null, inTheWay: [] });
    const asked = await call('POST', own, { confirmation: ` ${emailOf(id).toUpperCase()} ` });
    const leavesAt = new Date(now.getTime() + leavingDays * DAY_MS).toISOString();
    expect(asked).toMatchObject({ status: 200, body: { leavesAt, isByAdmin: false } });
    expect((await call('GET', '/api/auth/me')).body.user.leaving).toEqual({
      at: leavesAt,
      isByAdmin: false,
    });
    expect(await sweep()).toBe(0);
    expect(await sweep(leavingDays)).toBe(1);
    expect(await exists(id)).toBe(false);
    expect((await call('GET', '/api/auth/me')).status).toBe(401);
    expect(await audit(id)).toEqual([
      { action: 'account_deletion_requested', actorId: id },
      { action: 'account_deleted', actorId: null },
    ]);
  });

  it('is kept by its owner until the last moment', async () => {
    const { id, call } = await newPerson();
    await call('POST', own, leaveOf(id));
    expect(await call('DELETE', own)).toMatchObject({ status: 200, body: { leavesAt: null } });
    expect((await call('DELETE', own)).status).toBe(200);
    expect(await sweep(8)).toBe(0);
    expect(await exists(id)).toBe(true);
    expect((await audit(id)).map(({ action }) => action)).toEqual([
      'account_deletion_requested',
      'account_deletion_cancelled',
    ]);
  });

  it.each(['', 'yes', 'somebody@example.com'])('is not deleted by typing %j', async (confirmation) => {
    const { call } = await newPerson();
    expect(await call('POST', own, { confirmation })).toMatchObject({
      ...{ status: 422, body: { code: 'leaving_unconfirmed' } },
    });
    expect((await call('GET', own)).body.leavesAt).toBeNull();
  });

  it('goes when it was first asked for, however often it is asked again', async () => {
    const { id, call } = await newPerson();
    const { body: first } = await call('POST', own, leaveOf(id));
    now = new Date(now.getTime() + 60_000);
    const { body: second } = await call('POST', own, leaveOf(id));
    expect(second.leavesAt).toBe(first.leavesAt);
    expect(await audit(id)).toHaveLength(1);
    await call('DELETE', own);
  });
});

describe('courses of an account that is to be deleted', () => {
  it('stand in its way while they have students and are not archived', async () => {
    const { id, call } = await newPerson({ role: 'creator' });
    const courseId = await insertCourse(academy.database, { authorId: id, title: 'Weaving' });
    await insertStudent(courseId);
    const refused = await call('POST', own, leaveOf(id));
    expect(refused).toMatchObject({ status: 409, body: { code: 'leaving_courses' } });
    expect((await call('GET', own)).body.inTheWay).toEqual([
      { id: courseId, title: 'Weaving', status: 'published', students: 1 },
    ]);
    await call('PUT', `/api/creator/courses/${courseId}/status`, { status: 'archived' });
    expect(await call('POST', own, leaveOf(id))).toMatchObject({
      ...{ status: 200, body: { inTheWay: [], coursesTaken: 1, coursesDeleted: 0 } },
    });
    await call('DELETE', own);
  });

  it('are taken by an admin where they are archived and have students, who go on reading them', async () => {
    const { id, call } = await newPerson({ role: 'creator', name: 'Tanvir' });
    const { db } = academy.database;
    const [kept, emptied, late] = [
      await insertCourse(academy.database, { authorId: id, status: 'archived', instructor: 'Tanvir' }),
      await insertCourse(academy.database, { authorId: id }),
      await insertCourse(academy.database, { authorId: id, instructor: 'A guest' }),
    ];
    const studentId = await insertStudent(kept);
    // Who is enrolled in a course of their own is no student of it.
    await db.insert(enrollments).values({ userId: id, courseId: emptied });
    expect((await call('POST', own, leaveOf(id))).body).toMatchObject({
      ...{ coursesTaken: 1, coursesDeleted: 2 },
    });
    // Somebody enrolls in the last week.
    await insertStudent(late);
    expect(await sweep(leavingDays)).toBe(1);
    const left = await db.select().from(courses).where(eq(courses.authorId, adminId));
    expect(left.map((course) => [course.id, course.status, course.instructor]).toSorted()).toEqual(
      [
        [kept, 'archived', 'Shirin'],
        [late, 'archived', 'A guest'],
      ].toSorted(),
    );
    expect(await db.$count(courses, eq(courses.id, emptied))).toBe(0);
    const student = await signInLearner(academy, studentId);
    expect((await student('GET', `/api/courses/${kept}`)).status).toBe(200);
  });
});

describe('admins', () => {
  it('delete the account of somebody else, who cannot call it off', async () => {
    const { id, call } = await newPerson();
    expect(await admin('POST', ofPerson(id), { confirmation: 'no' })).toMatchObject({ status: 422 });
    expect(await admin('POST', ofPerson(id), leaveOf(id))).toMatchObject({
      ...{ status: 200, body: { isByAdmin: true } },
    });
    expect(await call('DELETE', own)).toMatchObject({ status: 409, body: { code: 'leaving_by_admin' } });
    expect(await admin('DELETE', ofPerson(id))).toMatchObject({ status: 200, body: { leavesAt: null } });
    expect(await audit(id)).toEqual([
      { action: 'account_deletion_requested', actorId: adminId },
      { action: 'account_deletion_cancelled', actorId: adminId },
    ]);
  });

  it('delete neither themselves here, nor whom the settings name, nor who is not there', async () => {
    expect(await admin('POST', ofPerson(adminId), leaveOf(adminId))).toMatchObject({
      ...{ status: 409, body: { code: 'own_account' } },
    });
    const boss = await insertUser(academy.database, { email: 'Boss@example.com', isListedAdmin: true });
    const confirmation = 'boss@example.com';
    expect(await admin('POST', ofPerson(boss), { confirmation })).toMatchObject({
      ...{ status: 409, body: { code: 'listed_admin' } },
    });
    const boss2 = await signInLearner(academy, boss);
    expect((await boss2('POST', own, { confirmation })).status).toBe(200);
    await boss2('DELETE', own);
    for (const id of ['nobody', '0190a5c2-0000-7000-8000-000000000000']) {
      expect((await admin('POST', ofPerson(id), { confirmation })).status).toBe(404);
    }
  });

  it('stay: the last one who is not about to go cannot', async () => {
    const other = await createTestAcademy();
    const [one, two] = [
      await insertUser(other.database, { role: 'admin' }),
      await insertUser(other.database, { role: 'admin' }),
    ];
    const calls = [await signInLearner(other, one), await signInLearner(other, two)] as const;
    expect((await calls[0]('POST', own, leaveOf(one))).status).toBe(200);
    expect(await calls[1]('POST', own, leaveOf(two))).toMatchObject({
      ...{ status: 409, body: { code: 'last_admin' } },
    });
    // Without another admin at the end, the account waits.
    await other.database.db.update(users).set({ role: 'student' }).where(eq(users.id, two));
    const parts = { ...other, adminEmails: [], log: silentLog };
    expect(await removeDueAccounts(parts, new Date(Date.now() + 8 * DAY_MS))).toBe(0);
    expect(await other.database.db.$count(users)).toBe(2);
    await other.close();
  });
});
