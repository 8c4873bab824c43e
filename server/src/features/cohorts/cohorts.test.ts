import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { cohortMembers, cohorts } from '@academy/platform/database/schema/invitations.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCohort, insertInvitation } from '../../testing/insert-invitation.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
let adminId: string;
let admin: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  adminId = await insertUser(academy.database, { role: 'admin' });
  admin = await signInLearner(academy, adminId);
});
afterAll(() => academy.close());

const path = '/api/admin/cohorts';
const coursesOf = async (userId: string) =>
  (await academy.database.db.select().from(enrollments).where(eq(enrollments.userId, userId))).map(
    ({ courseId }) => courseId,
  );
const users = async (count: number) => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await insertUser(academy.database));
  return ids;
};

describe('a cohort', () => {
  it('is created, renamed and deleted, and the trail tells of each', async () => {
    const made = await admin('POST', path, { name: '  Class of 2026 ' });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Class of 2026', members: 0, invited: 0, courses: [] },
    });
    const one = `${path}/${made.body.id}`;
    expect((await admin('POST', path, { name: 'class OF 2026' })).body.code).toBe('cohort_name_taken');
    expect((await admin('PUT', one, { name: 'Class of 2027' })).body.name).toBe('Class of 2027');
    expect((await admin('PUT', one, { name: 'CLASS of 2027' })).body.name).toBe('CLASS of 2027');
    await insertCohort(academy.database, 'Other');
    expect((await admin('PUT', one, { name: 'other' })).body.code).toBe('cohort_name_taken');
    expect((await admin('PUT', one, { name: ' ' })).status).toBe(400);
    expect((await admin('POST', path, { name: 'x'.repeat(101) })).status).toBe(400);
    expect((await admin('GET', path)).body.map(({ name }: { name: string }) => name)).toEqual([
      'CLASS of 2027',
      'Other',
    ]);
    expect((await admin('DELETE', one)).status).toBe(204);
    expect((await admin('GET', one)).body.code).toBe('cohort_not_found');
    const entries = await academy.database.db
      .select({ action: auditEntries.action, facts: auditEntries.facts })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, adminId))
      .orderBy(auditEntries.id);
    expect(entries).toEqual([
      { action: 'cohort_created', facts: { cohort: 'Class of 2026' } },
      { action: 'cohort_changed', facts: { cohort: 'Class of 2026', change: 'renamed' } },
      { action: 'cohort_changed', facts: { cohort: 'Class of 2027', change: 'renamed' } },
      { action: 'cohort_changed', facts: { cohort: 'CLASS of 2027', change: 'deleted' } },
    ]);
  });

  it('is enrolled together: old members in a new course, new members in all courses', async () => {
    const { database } = academy;
    const one = `${path}/${await insertCohort(database)}`;
    const [first, second] = await users(2);
    const [early, late] = [await insertCourse(database), await insertCourse(database)];
    await admin('POST', `${one}/members`, { userIds: [first] });
    await admin('PUT', `${one}/courses/${early}`);
    expect(await coursesOf(first ?? '')).toEqual([early]);
    await admin('PUT', `${one}/courses/${late}`);
    const { body } = await admin('POST', `${one}/members`, { userIds: [second, first] });
    expect(body).toMatchObject({ members: 2 });
    expect(body.courses.map(({ id }: { id: string }) => id).toSorted()).toEqual([early, late].toSorted());
    for (const id of [first, second])
      expect((await coursesOf(id ?? '')).toSorted()).toEqual([early, late].toSorted());
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS count FROM outbox.events WHERE name = 'enrolled' AND event->>'userId' = $1`,
      [second],
    );
    expect(rows).toEqual([{ count: 2 }]);
    // Who leaves, and what is taken out, stays enrolled.
    expect((await admin('DELETE', `${one}/members/${first}`)).body.members).toBe(1);
    expect((await admin('DELETE', `${one}/courses/${late}`)).body.courses).toHaveLength(1);
    expect((await admin('DELETE', `${one}/members/${first}`)).body.members).toBe(1);
    expect(await coursesOf(first ?? '')).toHaveLength(2);
  });

  it('takes published courses and people who are there alone', async () => {
    const { database } = academy;
    const one = `${path}/${await insertCohort(database)}`;
    const draft = await insertCourse(database, { status: 'draft' });
    for (const id of [draft, newId(), 'x']) {
      expect((await admin('PUT', `${one}/courses/${id}`)).body.code).toBe('course_not_found');
    }
    const [somebody] = await users(1);
    for (const id of [newId(), 'x']) {
      const answer = await admin('POST', `${one}/members`, { userIds: [somebody, id] });
      expect(answer.body.code).toBe('user_not_found');
    }
    expect((await admin('GET', one)).body).toMatchObject({ members: 0, courses: [] });
  });

  it('has room for a thousand, the invited among them', async () => {
    const { database } = academy;
    const cohortId = await insertCohort(database);
    const many = await users(999);
    await database.db.insert(cohortMembers).values(many.map((userId) => ({ cohortId, userId })));
    await insertInvitation(database, { cohortId });
    const [one] = await users(1);
    const answer = await admin('POST', `${path}/${cohortId}/members`, { userIds: [one] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'cohort_full', facts: { limit: 1000 } } });
    expect((await admin('POST', `${path}/${cohortId}/members`, { userIds: [many[0]] })).status).toBe(200);
    const invited = await admin('POST', '/api/admin/invitations', { people: 'late@full.example', cohortId });
    expect(invited.body.code).toBe('cohort_full');
    const more = many.slice(0, 501);
    expect((await admin('POST', `${path}/${cohortId}/members`, { userIds: more })).status).toBe(400);
  });

  it('is one of at most 500', async () => {
    const { database } = academy;
    const before = await database.db.$count(cohorts);
    const rows = Array.from({ length: 500 - before }, (_, index) => ({ id: newId(), name: `Many ${index}` }));
    await database.db.insert(cohorts).values(rows);
    expect((await admin('POST', path, { name: 'One more' })).body.code).toBe('too_many_cohorts');
    expect(await database.db.$count(cohorts)).toBe(500);
  });
});

describe('the progress of a cohort', () => {
  it('tells how far each member is in each course, and who has finished', async () => {
    const { database } = academy;
    const cohortId = await insertCohort(database);
    const [warp, weft] = [
      await insertCourse(database, { title: '=A Warp' }),
      await insertCourse(database, { title: '=B Weft' }),
    ];
    const lessons = await insertCurriculum(database, warp, { One: ['a', 'b'] });
    const [anika, babul] = [
      await insertUser(database, { name: 'anika', email: 'anika@x.example' }),
      await insertUser(database, { name: '@Babul', email: 'babul@x.example' }),
    ];
    const one = `${path}/${cohortId}`;
    for (const id of [warp, weft]) await admin('PUT', `${one}/courses/${id}`);
    await admin('POST', `${one}/members`, { userIds: [anika, babul] });
    await database.db
      .insert(lessonProgress)
      .values(
        lessons.map(({ id }) => ({ userId: anika, lessonId: id, courseId: warp, completedAt: new Date() })),
      );
    await database.db
      .update(enrollments)
      .set({ lastAccessedAt: new Date() })
      .where(and(eq(enrollments.userId, anika), eq(enrollments.courseId, warp)));
    await database.db.delete(enrollments).where(eq(enrollments.userId, babul));
    const { body } = await admin('GET', `${one}/progress`);
    const lastActive = expect.stringMatching(/^\d{4}-.*Z$/);
    const { courses } = (await admin('GET', one)).body;
    expect(courses).toMatchObject([
      { id: warp, finished: 1 },
      { id: weft, finished: 0 },
    ]);
    const done = { percent: 100, isFinished: true, lastActive };
    // An admin enrolled her there, and she has not been there yet.
    const notBegun = { percent: 0, isFinished: false, lastActive: null };
    expect(body).toEqual({
      members: [
        { id: babul, name: '@Babul', email: 'babul@x.example', progress: [null, null] },
        { id: anika, name: 'anika', email: 'anika@x.example', progress: [done, notBegun] },
      ],
      after: null,
    });
    const file = await academy.app.inject({
      url: `${one}/file`,
      headers: { cookie: cookieHeader(await startTestSession(academy, adminId)) },
    });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', first = '', second = ''] = file.body.split('\n');
    expect(head).toContain(`"'=A Warp: percent"`);
    expect(first).toBe(`"'@Babul","babul@x.example","0","","","",""`);
    expect(second).toMatch(/^"anika","anika@x.example","1","100","[^"]+Z","0",""$/);
  });

  it('pages through all members once by name', async () => {
    const { database } = academy;
    const cohortId = await insertCohort(database);
    const ids: string[] = [];
    for (let index = 0; index < 120; index += 1) {
      ids.push(await insertUser(database, { name: index % 3 === 0 ? 'Same. Name' : `n${index}` }));
    }
    await database.db.insert(cohortMembers).values(ids.map((userId) => ({ cohortId, userId })));
    const all: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query = after === '' ? '' : `?${new URLSearchParams({ after })}`;
      const { body } = await admin('GET', `${path}/${cohortId}/progress${query}`);
      all.push(...body.members.map(({ id }: { id: string }) => id));
      after = body.after;
    }
    expect(all).toHaveLength(120);
    expect(all.toSorted()).toEqual(ids.toSorted());
    expect((await admin('GET', `${path}/${cohortId}/progress?after=x`)).status).toBe(400);
  });
});
