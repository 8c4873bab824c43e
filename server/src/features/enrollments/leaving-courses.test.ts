import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { endedEnrollments, enrollments } from '@academy/platform/database/schema/learning.ts';
import { endEnrollment } from '@academy/platform/enrollments/end-enrollment.ts';
import { newId } from '@academy/platform/ids.ts';
import { enrollPeople } from '@academy/platform/invitations/enroll-people.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { finishCourse, issueCertificate } from '../../testing/finished-course.ts';
import { insertCohort } from '../../testing/insert-invitation.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

type Learner = Awaited<ReturnType<typeof signInLearner>>;

let academy: TestAcademy;
let userId: string;
let authorId: string;
let adminId: string;
let courseId: string;
let lessons: { id: string; moduleId: string }[];
let call: Learner;
let admin: Learner;

beforeAll(async () => {
  academy = await createTestAcademy();
  adminId = await insertUser(academy.database, { role: 'admin' });
  admin = await signInLearner(academy, adminId);
});
afterAll(() => academy.close());
beforeEach(async () => {
  userId = await insertUser(academy.database);
  authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { title: 'Weaving', authorId });
  lessons = await insertCurriculum(academy.database, courseId, { One: ['a', 'b'] });
  call = await signInLearner(academy, userId);
});

const path = () => `/api/enrollments/courses/${courseId}`;
const studentPath = () => `/api/courses/${courseId}/students/${userId}`;
const enroll = () => call('POST', path(), {});
const leave = () => call('DELETE', path());
const lessonPath = () => `/api/courses/${courseId}/modules/${lessons[0]?.moduleId}/lessons/${lessons[0]?.id}`;
const complete = () => call('PUT', `${path()}/lessons/${lessons[0]?.id}/complete`);
const setStatus = (status: 'draft' | 'archived') =>
  academy.database.db.update(courses).set({ status }).where(eq(courses.id, courseId));
const isHere = async () =>
  (await academy.database.db.$count(
    enrollments,
    and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)),
  )) === 1;

const findRow = async () =>
  (await academy.database.db.select().from(enrollments).where(eq(enrollments.userId, userId)))[0];

/** Held open between its deletion and its commit. */
async function leaveUncommitted() {
  const left = Promise.withResolvers<number>();
  const mayCommit = Promise.withResolvers<void>();
  const done = academy.database.db.transaction(async (tx) => {
    await endEnrollment(tx, { courseId, studentId: userId });
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    left.resolve(rows[0]?.pid ?? 0);
    await mayCommit.promise;
  });
  return {
    pid: await left.promise,
    commit: () => {
      mayCommit.resolve();
      return done;
    },
  };
}

async function waitingFor(pid: number): Promise<number> {
  const { rows } = await academy.database.pool.query(
    'SELECT count(*)::int FROM pg_stat_activity WHERE $1 = any (pg_blocking_pids(pid))',
    [pid],
  );
  return rows[0].count;
}

async function told(): Promise<string[]> {
  const { rows } = await academy.database.pool.query(
    `SELECT name FROM outbox.events WHERE event->>'courseId' = $1 AND event->>'userId' = $2 ORDER BY id`,
    [courseId, userId],
  );
  return rows.map(({ name }) => name);
}

describe('leaving a course', () => {
  it('takes it from what is one’s own, and closes its lessons', async () => {
    await enroll();
    await complete();
    expect((await leave()).status).toBe(204);
    expect((await call('GET', path())).body).toMatchObject({ enrolled: false, progress: 0, lessons: {} });
    expect((await call('GET', '/api/enrollments/courses')).body).toEqual([]);
    expect((await call('GET', '/api/courses/in-progress')).body).toEqual([]);
    expect((await call('GET', '/api/home')).body.next).toBeNull();
    expect((await call('GET', lessonPath())).status).toBe(403);
    expect((await complete()).status).toBe(403);
    expect((await call('PUT', `${lessonPath()}/position`, { seconds: 3 })).status).toBe(403);
    expect((await call('GET', `/api/courses/${courseId}`)).body).toMatchObject({
      isEnrolled: false,
      studentCount: 0,
    });
    expect((await admin('GET', `/api/courses/${courseId}/students`)).body).toEqual([]);
    expect((await admin('GET', studentPath())).status).toBe(404);
  });

  it('keeps what was done: who enrolls again is where they were, from the first answer on', async () => {
    await enroll();
    await complete();
    await call('POST', `${lessonPath()}/note`, { content: 'Warp first' });
    const before = (await call('GET', path())).body;
    const [enrolled] = await academy.database.db
      .select()
      .from(enrollments)
      .where(eq(enrollments.userId, userId));
    await leave();
    const again = await enroll();
    expect(again).toMatchObject({ status: 201, body: { enrollment: before } });
    expect(before).toMatchObject({ progress: 50, lastWatchedLessonId: lessons[0]?.id });
    expect((await call('GET', path())).body).toEqual(before);
    expect((await call('GET', '/api/notebook')).body.notes).toMatchObject([{ content: 'Warp first' }]);
    const [back] = await academy.database.db.select().from(enrollments).where(eq(enrollments.userId, userId));
    expect(back?.enrolledAt).toEqual(enrolled?.enrolledAt);
    expect(await academy.database.db.$count(endedEnrollments, eq(endedEnrollments.userId, userId))).toBe(0);
  });

  it('keeps notes and the days of the week on which one learned', async () => {
    await enroll();
    await complete();
    await call('POST', `${lessonPath()}/note`, { content: 'Warp first' });
    await leave();
    const home = (await call('GET', '/api/home')).body;
    expect(home.learnedAt).toHaveLength(1);
    expect(home.notes).toMatchObject([{ content: 'Warp first' }]);
    expect((await call('GET', '/api/notebook')).body.notes).toMatchObject([{ content: 'Warp first' }]);
  });

  it('at once with enrolling again, by themselves or by somebody else, leaves one row with all that it was', async () => {
    const told = { isCounted: true, completedLessons: 1, finishedAt: new Date('2026-03-14T18:10:00Z') };
    const enrollBySomebody = () =>
      academy.database.db.transaction((tx) => enrollPeople(tx, [{ userId, courseId }]));
    await enroll();
    await complete();
    await academy.database.db.update(enrollments).set(told).where(eq(enrollments.userId, userId));
    const one = await findRow();
    for (const again of [enroll, enrollBySomebody]) {
      const { pid, commit } = await leaveUncommitted();
      const enrolling = again();
      await expect.poll(() => waitingFor(pid)).toBe(1);
      await commit();
      const answer = await enrolling;
      if (answer) {
        expect(answer).toMatchObject({
          status: 201,
          body: { enrollment: { progress: 50, lastWatchedLessonId: lessons[0]?.id } },
        });
      }
      expect(await findRow()).toMatchObject({ ...told, enrolledAt: one?.enrolledAt });
      expect(await findRow()).toMatchObject({ lastWatchedLessonId: lessons[0]?.id });
      expect(await academy.database.db.$count(endedEnrollments, eq(endedEnrollments.userId, userId))).toBe(0);
    }
  });

  it('does not keep their last lesson from being deleted while they come back', async () => {
    await enroll();
    await complete();
    await leave();
    const enrolling = await academy.database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(
        sql`select pg_backend_pid() as pid from lessons where id = ${lessons[0]?.id} for update`,
      );
      const answer = enroll();
      await expect.poll(() => waitingFor(rows[0]?.pid ?? 0)).toBe(1);
      await tx.execute(sql`delete from lessons where id = ${lessons[0]?.id}`);
      return { answer };
    });
    expect((await enrolling.answer).status).toBe(201);
    expect((await findRow())?.lastWatchedLessonId).toBeNull();
  });

  it('twenty times at once with enrolling twenty times never leaves a row in both places', async () => {
    await enroll();
    await academy.database.db
      .update(enrollments)
      .set({ isCounted: true, completedLessons: 7 })
      .where(eq(enrollments.userId, userId));
    for (const _ of [1, 2, 3]) {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? enroll() : leave())));
      for (const { status } of answers) expect([200, 201, 204]).toContain(status);
      const waiting = await academy.database.db.$count(endedEnrollments, eq(endedEnrollments.userId, userId));
      expect(Number(await isHere()) + waiting).toBe(1);
    }
    await enroll();
    expect(await findRow()).toMatchObject({ isCounted: true, completedLessons: 7 });
  });

  it('is told once, and twenty times at once end one enrollment', async () => {
    await enroll();
    const answers = await Promise.all(Array.from({ length: 20 }, leave));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await leave()).status).toBe(204);
    expect(await told()).toEqual(['enrolled', 'enrollment_ended']);
    await enroll();
    await leave();
    expect(await told()).toEqual(['enrolled', 'enrollment_ended', 'enrolled', 'enrollment_ended']);
  });

  it('of a course that is out of the catalogue is for good until it is published again', async () => {
    await enroll();
    for (const status of ['draft', 'archived'] as const) {
      await setStatus(status);
      expect((await leave()).status).toBe(204);
      // Then it is as missing for them as for everybody.
      expect((await leave()).status).toBe(404);
      expect((await enroll()).status).toBe(404);
      await academy.database.db.update(courses).set({ status: 'published' }).where(eq(courses.id, courseId));
      expect((await enroll()).status).toBe(201);
    }
  });

  it('is not possible where the course was hidden with its author, and nothing is lost', async () => {
    await enroll();
    await academy.database.db
      .update(courses)
      .set({ status: 'draft', hiddenByBlock: true })
      .where(eq(courses.id, courseId));
    expect((await leave()).status).toBe(404);
    expect(await isHere()).toBe(true);
  });

  it('of a course that never was answers as one that is missing', async () => {
    expect((await call('DELETE', `/api/enrollments/courses/${newId()}`)).status).toBe(404);
    expect((await call('DELETE', '/api/enrollments/courses/malformed')).status).toBe(404);
  });

  it('leaves a certificate valid, and takes away one that only waits', async () => {
    await finishCourse(academy, { userId, courseId });
    expect((await call('GET', '/api/home')).body.earned).toHaveLength(1);
    await leave();
    expect((await call('GET', '/api/home')).body.earned).toEqual([]);
    await enroll();
    expect((await call('GET', '/api/home')).body.earned).toHaveLength(1);
    const id = await issueCertificate(academy, { userId, courseId });
    await leave();
    const certificate = await call('GET', `/api/certificates/${id}`);
    expect(certificate).toMatchObject({
      status: 200,
      body: { revocation: null, verification: { outcome: 'good' } },
    });
  });

  it('keeps the review, which nobody changes who is not enrolled', async () => {
    const review = `/api/courses/${courseId}/reviews`;
    await finishCourse(academy, { userId, courseId });
    expect((await call('PUT', `${review}/own`, { rating: 5, text: 'Clear.' })).status).toBe(200);
    await leave();
    expect((await call('GET', review)).body.reviews).toMatchObject([{ rating: 5, text: 'Clear.' }]);
    expect((await call('PUT', `${review}/own`, { rating: 1, text: '' })).status).toBe(403);
  });

  it('keeps a draft from being deleted with what was done in it', async () => {
    await enroll();
    await academy.database.db
      .update(courses)
      .set({ status: 'draft', publishedAt: null })
      .where(eq(courses.id, courseId));
    await leave();
    const author = await signInLearner(academy, authorId);
    expect((await author('DELETE', `/api/courses/${courseId}`)).status).toBe(409);
  });

  it('leaves one in the cohort, which enrolls again only who is put into it again', async () => {
    const cohortId = await insertCohort(academy.database);
    await admin('PUT', `/api/admin/cohorts/${cohortId}/courses/${courseId}`, {});
    await admin('POST', `/api/admin/cohorts/${cohortId}/members`, { userIds: [userId] });
    expect(await isHere()).toBe(true);
    await leave();
    await admin('PUT', `/api/admin/cohorts/${cohortId}`, { name: `Looms ${newId()}` });
    const other = await insertUser(academy.database);
    await admin('POST', `/api/admin/cohorts/${cohortId}/members`, { userIds: [other] });
    await call('GET', '/api/home');
    expect(await isHere()).toBe(false);
  });
});

describe('taking a student out of a course', () => {
  const removed = () =>
    academy.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'student_removed'), eq(auditEntries.courseId, courseId)));

  it('is done by an admin, written down with who and whom, and told as leaving is', async () => {
    await enroll();
    await complete();
    expect((await admin('DELETE', studentPath())).status).toBe(204);
    expect(await isHere()).toBe(false);
    expect(await removed()).toMatchObject([{ actorId: adminId, personId: userId, courseId }]);
    expect(await told()).toContain('enrollment_ended');
    expect((await admin('DELETE', studentPath())).status).toBe(204);
    expect(await removed()).toHaveLength(1);
    expect((await enroll()).body.enrollment).toMatchObject({ progress: 50 });
  });

  it('is not for authors, who promised lifetime access, nor for students', async () => {
    await enroll();
    const author = await signInLearner(academy, authorId);
    for (const who of [author, call]) {
      expect(await who('DELETE', studentPath())).toMatchObject({ status: 403, body: { code: 'not_admin' } });
    }
    expect(await isHere()).toBe(true);
  });

  it('is of nobody where the id names nobody', async () => {
    for (const id of ['malformed', newId()]) {
      expect(await admin('DELETE', `/api/courses/${courseId}/students/${id}`)).toMatchObject({
        ...{ status: 404, body: { code: 'student_not_found' } },
      });
      expect(await admin('DELETE', `/api/courses/${id}/students/${userId}`)).toMatchObject({
        ...{ status: 404, body: { code: 'course_not_found' } },
      });
    }
    expect((await admin('DELETE', studentPath())).status).toBe(204);
    expect(await removed()).toEqual([]);
  });

  it('writes down nothing of one’s own leaving: enrolling is not in the trail either', async () => {
    await enroll();
    await leave();
    const entries = await academy.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.courseId, courseId));
    expect(entries).toEqual([]);
  });
});
