import { remarkLimits } from '@academy/contract/students/student-limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

type Learner = Awaited<ReturnType<typeof signInLearner>>;

let academy: TestAcademy;
let authorId: string;
let studentId: string;
let author: Learner;
let admin: Learner;
let student: Learner;
let path: string;

const run = (statement: ReturnType<typeof sql>) => academy.database.db.execute(statement);
const enroll = (userId: string, courseId: string) =>
  run(sql`insert into enrollments (user_id, course_id) values (${userId}, ${courseId})`);

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  authorId = await insertUser(database, { role: 'creator' });
  studentId = await insertUser(database);
  author = await signInLearner(academy, authorId);
  admin = await signInLearner(academy, await insertUser(database, { role: 'admin' }));
  student = await signInLearner(academy, studentId);
  const courseId = await insertCourse(database, { authorId });
  await enroll(studentId, courseId);
  path = `/api/courses/${courseId}/students/${studentId}`;
});
afterAll(() => academy.close());

const remarkOf = async (who: Learner, address = path) => (await who('GET', address)).body.remark;

describe('a remark about a student', () => {
  it('is kept as it was typed, replaced, and gone when it is emptied', async () => {
    const content = ' Asks <b>good</b> questions; \u0995\u09bf?\n';
    const saved = await author('PUT', `${path}/remark`, { content });
    expect(saved).toMatchObject({ status: 200, body: { content } });
    expect(await remarkOf(author)).toEqual(saved.body);
    await author('PUT', `${path}/remark`, { content: 'Moved to Sylhet' });
    expect(await remarkOf(author)).toMatchObject({ content: 'Moved to Sylhet' });
    const emptied = await author('PUT', `${path}/remark`, { content: ' \n ' });
    expect(emptied.body).toEqual({ content: '', updatedAt: null });
    expect(await remarkOf(author)).toEqual({ content: '', updatedAt: null });
  });

  it('is seen by its writer alone: an admin has their own, the student and another creator have nothing', async () => {
    await author('PUT', `${path}/remark`, { content: 'The author’s' });
    expect(await remarkOf(admin)).toEqual({ content: '', updatedAt: null });
    await admin('PUT', `${path}/remark`, { content: 'The admin’s' });
    expect(await remarkOf(author)).toMatchObject({ content: 'The author’s' });
    expect((await student('GET', path)).status).toBe(403);
    const otherId = await insertUser(academy.database, { role: 'creator' });
    const other = await signInLearner(academy, otherId);
    expect((await other('GET', path)).status).toBe(403);
    const othersCourse = await insertCourse(academy.database, { authorId: otherId });
    await enroll(studentId, othersCourse);
    expect(await remarkOf(other, `/api/courses/${othersCourse}/students/${studentId}`)).toMatchObject({
      content: '',
    });
  });

  it('is about the person: it is there in every course of its writer', async () => {
    await author('PUT', `${path}/remark`, { content: 'Left-handed' });
    const second = await insertCourse(academy.database, { authorId });
    await enroll(studentId, second);
    expect(await remarkOf(author, `/api/courses/${second}/students/${studentId}`)).toMatchObject({
      content: 'Left-handed',
    });
  });

  it('is one row when two windows write at once', async () => {
    const saved = await Promise.all(
      ['one', 'two', 'three'].map((content) => author('PUT', `${path}/remark`, { content })),
    );
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await run(
      sql`select count(*)::int as count from student_remarks where author_id = ${authorId}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it.each([
    ['too long', { content: 'x'.repeat(remarkLimits.maxLength + 1) }, 400],
    ['no text', { content: 7 }, 400],
    ['missing', {}, 400],
    ['not storable', { content: 'a\u0000b' }, 400],
    ['as long as it may be', { content: '\u{1F9F5}'.repeat(remarkLimits.maxLength / 2) }, 200],
  ])('that is %s is answered %#', async (_, body, status) => {
    expect((await author('PUT', `${path}/remark`, body)).status).toBe(status);
  });

  it('is not one more than an author may have, though those that are there can be changed', async () => {
    await run(sql`delete from student_remarks where author_id = ${authorId}`);
    await run(sql`
      with people as (
        insert into users (id, name, username, email)
        select gen_random_uuid(), 'Many', 'many-' || n, 'many-' || n || '@example.com'
        from generate_series(1, ${remarkLimits.perAuthor}::int) n returning id
      )
      insert into student_remarks (author_id, student_id, content) select ${authorId}::uuid, id, 'One of many' from people`);
    expect(await author('PUT', `${path}/remark`, { content: 'One more' })).toMatchObject({
      status: 409,
      body: { code: 'too_many_remarks', facts: { limit: remarkLimits.perAuthor } },
    });
    await run(sql`update student_remarks set student_id = ${studentId} where ctid = (
      select ctid from student_remarks where author_id = ${authorId} limit 1)`);
    expect((await author('PUT', `${path}/remark`, { content: 'Changed' })).status).toBe(200);
  });

  it('goes with the student, and with its author', async () => {
    await run(sql`delete from users where id = ${studentId}`);
    const left = async () =>
      (await run(sql`select from student_remarks where student_id = ${studentId} or author_id = ${authorId}`))
        .rowCount;
    expect((await run(sql`select from student_remarks where student_id = ${studentId}`)).rowCount).toBe(0);
    await run(sql`delete from courses where author_id = ${authorId}`);
    await run(sql`delete from users where id = ${authorId}`);
    expect(await left()).toBe(0);
  });
});
