import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { newId } from '@academy/platform/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { finishCourse, issueCertificate } from '../../testing/finished-course.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database, { role: 'creator' });
  call = await signInLearner(academy, authorId);
});
afterAll(() => academy.close());

const run = (statement: ReturnType<typeof sql>) => academy.database.db.execute(statement);

async function courseWithStudent() {
  const { database } = academy;
  const courseId = await insertCourse(database, { authorId });
  const lessons = await insertCurriculum(database, courseId, { A: ['one', 'two'], B: ['three'] });
  const studentId = await insertUser(database, { name: 'Anika', email: 'anika@example.com' });
  await run(sql`insert into enrollments (user_id, course_id, enrolled_at, last_accessed_at)
    values (${studentId}, ${courseId}, '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')`);
  return { courseId, studentId, lessons, path: `/api/courses/${courseId}/students/${studentId}` };
}

describe('one student', () => {
  it('is told lesson by lesson: what was opened, where the film stands, and what was right', async () => {
    const { courseId, studentId, lessons, path } = await courseWithStudent();
    const [one, two, three] = lessons.map(({ id }) => id);
    const [q1, q2] = [newId(), newId()];
    for (const statement of [
      sql`update lessons set video_seconds = 100 where id in (${one}, ${two})`,
      sql`insert into lesson_progress (user_id, lesson_id, course_id, completed_at, playback_seconds)
        values (${studentId}, ${one}, ${courseId}, '2026-01-02T00:00:00Z', 120)`,
      sql`insert into lesson_progress (user_id, lesson_id, course_id, playback_seconds, updated_at)
        values (${studentId}, ${two}, ${courseId}, 40, '2026-01-03T00:00:00Z')`,
      sql`insert into quiz_questions (id, lesson_id, position, prompt, explanation, solution) values
        (${q1}, ${one}, 1, 'How many?', '', '{}'), (${q2}, ${one}, 2, 'Why?', '', '{}')`,
      sql`insert into quiz_results (user_id, question_id, is_right) values (${studentId}, ${q1}, true)`,
    ]) {
      await run(statement);
    }
    expect(await call('GET', path)).toEqual({
      status: 200,
      body: {
        ...{ id: studentId, name: 'Anika', email: 'anika@example.com', progress: 33, completedLessons: 1 },
        ...{ enrolledAt: '2026-01-01T00:00:00.000Z', lastActive: '2026-02-01T00:00:00.000Z' },
        certificate: null,
        remark: { content: '', updatedAt: null },
        lessons: [
          {
            ...{ lessonId: one, moduleId: lessons[0]?.moduleId, title: 'one', moduleTitle: 'A' },
            openedAt: '2026-01-02T00:00:00.000Z',
            // A film that was replaced by a shorter one is not watched further than it goes.
            film: { seconds: 100, position: 100 },
            quiz: { questions: 2, answered: 1, right: 1 },
          },
          {
            ...{ lessonId: two, moduleId: lessons[1]?.moduleId, title: 'two', moduleTitle: 'A' },
            openedAt: '2026-01-03T00:00:00.000Z',
            ...{ film: { seconds: 100, position: 40 }, quiz: null },
          },
          {
            ...{ lessonId: three, moduleId: lessons[2]?.moduleId, title: 'three', moduleTitle: 'B' },
            ...{ openedAt: null, film: null, quiz: null },
          },
        ],
      },
    });
  });

  it('has the certificate of this course, and whether it was revoked', async () => {
    const { courseId, studentId, path } = await courseWithStudent();
    await finishCourse(academy, { userId: studentId, courseId });
    const id = await issueCertificate(academy, { userId: studentId, courseId });
    expect((await call('GET', path)).body.certificate).toMatchObject({ id, isRevoked: false });
    await run(sql`update certificates set revoked_at = now(), revocation_reason = 'Copied' where id = ${id}`);
    expect((await call('GET', path)).body).toMatchObject({ progress: 100, certificate: { isRevoked: true } });
  });

  it('is nobody who is not enrolled, whoever that is and however it is spelled', async () => {
    const { courseId } = await courseWithStudent();
    const elsewhere = await courseWithStudent();
    for (const id of [elsewhere.studentId, authorId, newId(), 'nobody', '%', "' or true --"]) {
      const path = `/api/courses/${courseId}/students/${encodeURIComponent(id)}`;
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'student_not_found' } });
      const { status } = await call('PUT', `${path}/remark`, { content: 'Mine' });
      expect(status).toBe(404);
    }
  });

  it('who leaves the academy is gone from the course', async () => {
    const { studentId, path } = await courseWithStudent();
    await run(sql`delete from users where id = ${studentId}`);
    expect((await call('GET', path)).status).toBe(404);
  });

  it('is looked at on the record, once an hour', async () => {
    const { courseId, path } = await courseWithStudent();
    await call('GET', path);
    await call('GET', path);
    await call('GET', `/api/courses/${courseId}/students`);
    const isLook = and(eq(auditEntries.courseId, courseId), eq(auditEntries.action, 'students_viewed'));
    const looks = await academy.database.db.select().from(auditEntries).where(isLook);
    expect(looks).toMatchObject([{ actorId: authorId }]);
  });
});
