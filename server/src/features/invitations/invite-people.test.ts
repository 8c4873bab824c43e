import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { invitations } from '@academy/platform/database/schema/invitations.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { insertCohort, insertInvitation } from '../../testing/insert-invitation.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let adminId: string;
let admin: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  adminId = await insertUser(academy.database, { role: 'admin' });
  admin = await signInLearner(academy, adminId);
});
afterAll(() => academy.close());

const invite = (body: object) => admin('POST', '/api/admin/invitations', body);
const check = (body: object) => admin('POST', '/api/admin/invitations/check', body);
const eventsOf = async (name: string) => {
  const { rows } = await academy.database.pool.query(
    'SELECT event FROM outbox.events WHERE name = $1 ORDER BY happened_at',
    [name],
  );
  return rows.map(({ event }) => event);
};
const waiting = async (email: string) =>
  (await academy.database.db.select().from(invitations).where(eq(invitations.email, email)))[0];

describe('inviting people', () => {
  it('invites a class of 300 in one call, with one entry in the trail, and nobody twice', async () => {
    const { database } = academy;
    const title = 'A course for three hundred';
    const courseId = await insertCourse(database, { title });
    const cohortId = await insertCohort(database, '7B');
    const people = [
      'name;email;courses;cohort',
      ...Array.from(
        { length: 300 },
        (_, index) => `Student ${index};Student${index}@class.example;${title.toUpperCase()};7b`,
      ),
    ].join('\r\n');
    const nobodyHere = { alreadyHere: 0, given: 0, raised: [] };
    const told = { lines: 300, invited: 300, alreadyInvited: 0, ...nobodyHere, remarks: [] };
    expect(await check({ people })).toEqual({ status: 200, body: told });
    expect(await waiting('student1@class.example')).toBeUndefined();
    expect(await invite({ people })).toEqual({ status: 200, body: told });
    expect(await waiting('student299@class.example')).toMatchObject({
      ...{ name: 'Student 299', role: 'student', cohortId, invitedBy: adminId, takenAt: null },
    });
    const events = await eventsOf('invited');
    expect(events).toHaveLength(300);
    expect(events).toContainEqual({
      name: 'invited',
      invitationId: (await waiting('student0@class.example'))?.id,
    });
    const { rows } = await database.pool.query('SELECT course_id FROM invitation_courses');
    expect(rows).toEqual(Array.from({ length: 300 }, () => ({ course_id: courseId })));

    const again = await invite({ people });
    expect(again.body).toMatchObject({ lines: 300, invited: 0, alreadyInvited: 300 });
    expect(again.body.remarks).toHaveLength(300);
    expect(again.body.remarks[299]).toEqual({
      ...{ line: 301, email: 'student299@class.example', what: 'already_invited', text: null },
    });
    expect(await eventsOf('invited')).toHaveLength(300);
    const entries = await database.db
      .select({ actorId: auditEntries.actorId, facts: auditEntries.facts })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'people_invited'));
    expect(entries).toEqual([{ actorId: adminId, facts: { invited: 300, enrolled: 0 } }]);
    const listed = await admin('GET', '/api/admin/invitations?state=open&q=student29');
    expect(listed.body).toMatchObject({ count: 11, after: null });
    expect(listed.body.invitations[0]).toMatchObject({
      ...{ role: 'student', state: 'open', cohort: { id: cohortId, name: '7B' } },
      courses: [{ id: courseId, title }],
    });
  });

  it('tells what is wrong in which line, and invites all others', async () => {
    const { database } = academy;
    await insertCourse(database, { title: 'Weaving' });
    await insertCourse(database, { title: 'Twice' });
    await insertCourse(database, { title: 'twice' });
    await insertCourse(database, { title: 'Hidden', status: 'draft' });
    await insertUser(database, { email: 'Vandal@lines.example', blockedAt: new Date() });
    const people = [
      'email,name,role,courses,cohort',
      'good@lines.example,Good,creator,weaving,',
      'no address,Nobody,,,',
      'GOOD@lines.example,,,,',
      'king@lines.example,,king,,',
      'course@lines.example,,,Weaving|Spinning,',
      'hidden@lines.example,,,Hidden,',
      'twice@lines.example,,,Twice,',
      'cohort@lines.example,,,,Nowhere',
      'vandal@lines.example,,,,',
      `long@lines.example,${'x'.repeat(101)},,,`,
      `many@lines.example,,,${'Weaving|'.repeat(21)},`,
      'last@lines.example,,,,',
    ].join('\n');
    const { status, body } = await invite({ people });
    expect(status).toBe(200);
    expect(body).toMatchObject({ lines: 12, invited: 2, alreadyHere: 0 });
    expect(body.remarks.map(({ line, what, text }: Record<string, unknown>) => [line, what, text])).toEqual([
      [3, 'bad_address', null],
      [4, 'doubled', null],
      [5, 'unknown_role', 'king'],
      [6, 'unknown_course', 'Spinning'],
      [7, 'unknown_course', 'Hidden'],
      [8, 'ambiguous_course', 'Twice'],
      [9, 'unknown_cohort', 'Nowhere'],
      [10, 'account_blocked', null],
      [11, 'name_too_long', null],
      [12, 'too_many_courses', null],
    ]);
    expect(await waiting('good@lines.example')).toMatchObject({ role: 'creator' });
    expect(await waiting('last@lines.example')).toBeDefined();
    expect(await waiting('king@lines.example')).toBeUndefined();
  });

  it('takes the good line of an address whose first line was left out', async () => {
    const people = [
      'email,name,role,courses,cohort',
      'again@lines.example,,,,Nowhere',
      'again@lines.example,Again,,,',
      'again@lines.example,,,,',
    ].join('\n');
    const { body } = await invite({ people });
    expect(body).toMatchObject({ lines: 3, invited: 1 });
    expect(body.remarks.map(({ line, what }: Record<string, unknown>) => [line, what])).toEqual([
      [2, 'unknown_cohort'],
      [4, 'doubled'],
    ]);
    expect(await waiting('again@lines.example')).toMatchObject({ name: 'Again' });
  });

  it('enrolls at once who has an account, and never gives a lower role', async () => {
    const { database } = academy;
    const courseId = await insertCourse(database);
    const cohortId = await insertCohort(database);
    const [student, creator] = [
      await insertUser(database, { email: 'Here@now.example' }),
      await insertUser(database, { email: 'teacher@now.example', role: 'creator' }),
    ];
    const stale = await insertInvitation(database, { email: 'here@now.example' });
    const body = {
      ...{ people: 'here@now.example,,creator\nteacher@now.example,,student', role: 'student' },
      ...{ courseIds: [courseId], cohortId },
    };
    expect((await invite(body)).body).toMatchObject({ invited: 0, alreadyHere: 2 });
    const roleOf = async (id: string) =>
      (await database.db.select().from(users).where(eq(users.id, id)))[0]?.role;
    expect([await roleOf(student), await roleOf(creator)]).toEqual(['creator', 'creator']);
    const enrolled = await database.db.select().from(enrollments).where(eq(enrollments.courseId, courseId));
    expect(enrolled.map(({ userId }) => userId).toSorted()).toEqual([student, creator].toSorted());
    expect(await eventsOf('enrolled')).toContainEqual({ name: 'enrolled', courseId, userId: student });
    expect(await waiting('here@now.example')).toMatchObject({ id: stale, takenBy: student });
    expect((await admin('GET', `/api/admin/cohorts/${cohortId}`)).body.members).toBe(2);
    const changes = await database.db
      .select({ actorId: auditEntries.actorId, facts: auditEntries.facts })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'role_changed'), eq(auditEntries.personId, student)));
    expect(changes).toEqual([{ actorId: adminId, facts: { from: 'student', to: 'creator' } }]);
    expect((await invite(body)).body).toMatchObject({ invited: 0, alreadyHere: 2 });
  });

  it('says before anything is done who with an account gets a higher role, and who gets nothing', async () => {
    const { database } = academy;
    const chen = await insertUser(database, { name: 'Chen Wei', email: 'Chen.Wei@role.example' });
    await insertUser(database, { email: 'teacher@role.example', role: 'creator' });
    const people = 'chen.wei@role.example,Chen,admin\nteacher@role.example,,creator';
    const raised = [{ line: 1, email: 'chen.wei@role.example', name: 'Chen Wei', role: 'admin' }];
    const told = { invited: 0, alreadyHere: 2, given: 0, raised };
    expect((await check({ people })).body).toMatchObject(told);
    const roleOf = async () =>
      (await database.db.select({ role: users.role }).from(users).where(eq(users.id, chen)))[0]?.role;
    expect(await roleOf()).toBe('student');
    expect((await invite({ people })).body).toMatchObject(told);
    expect(await roleOf()).toBe('admin');
    const courseIds = [await insertCourse(database)];
    expect((await check({ people, courseIds })).body).toMatchObject({ given: 2, raised: [] });
  });

  it('adds to an invitation that is open, and invites anew where one is too old', async () => {
    const { database } = academy;
    const [one, two] = [await insertCourse(database), await insertCourse(database)];
    const email = 'more@later.example';
    await invite({ people: email, role: 'creator', courseIds: [one] });
    const first = await waiting(email);
    // One alone is named in the audit trail.
    const { rows: named } = await database.db.execute(
      sql`select name from audit_entries join audit_names on audit_names.id = person_id where action = 'people_invited' and name = ${email}`,
    );
    expect(named).toEqual([{ name: email }]);
    await invite({ people: email, courseIds: [two] });
    expect(await waiting(email)).toMatchObject({ id: first?.id, role: 'creator' });
    const courses = async () =>
      (await admin('GET', `/api/admin/invitations?q=${email}`)).body.invitations[0].courses.length;
    expect(await courses()).toBe(2);
    await database.db.execute(
      sql`update invitations set expires_at = now() - interval '1 day' where email = ${email}`,
    );
    expect((await invite({ people: email })).body).toMatchObject({ invited: 1, alreadyInvited: 0 });
    expect(await waiting(email)).toMatchObject({ role: 'student' });
    expect(await courses()).toBe(0);
  });

  it('lets two admins invite the same people at once, and invites each of them once', async () => {
    const people = Array.from({ length: 50 }, (_, index) => `p${index}@both.example`);
    const answers = await Promise.all([
      invite({ people: people.join('\n') }),
      invite({ people: people.toReversed().join('\n') }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.invited, 0)).toBe(50);
  });

  it.each([
    ['nothing', { people: ' \n' }, 422, 'list_empty'],
    ['too many people', { people: 'a@b.co\n'.repeat(2001) }, 422, 'list_too_long'],
    ['a quote that is never closed', { people: 'a@b.co\n"b@b.co' }, 422, 'list_unreadable'],
    ['a NUL', { people: 'a@b.co\0' }, 400, 'text_not_storable'],
    ['a course that is not there', { people: 'a@b.co', courseIds: ['nothing'] }, 404, 'course_not_found'],
    ['a cohort that is not there', { people: 'a@b.co', cohortId: 'nothing' }, 404, 'cohort_not_found'],
    ['a role that is none', { people: 'a@b.co', role: 'king' }, 400, 'bad_request'],
    ['a list that is too long', { people: 'a'.repeat(900_001) }, 400, 'bad_request'],
    ['more than a megabyte', { people: 'a'.repeat(1_100_000) }, 413, 'payload_too_large'],
  ])('refuses %s and changes nothing', async (_, body, status, code) => {
    const before = await academy.database.db.$count(invitations);
    for (const answer of [await check(body), await invite(body)]) {
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    }
    expect(await academy.database.db.$count(invitations)).toBe(before);
  });

  it('keeps hostile cells as the texts that they are', async () => {
    const name = `'; DROP TABLE users; --<script>alert(1)</script>`;
    const people = `hostile@cells.example,"${name}"\n=cmd|' /C calc'!A0,x\n__proto__,x\n%@%.%,x\n`;
    const { body } = await invite({ people });
    expect(body).toMatchObject({ lines: 4, invited: 2 });
    const { body: found } = await admin('GET', '/api/admin/invitations?q=cells.example');
    expect(found.invitations[0].name).toBe(name);
    expect((await admin('GET', '/api/admin/invitations?q=%25')).body.count).toBe(1);
  });
});
