import { finderLimits } from '@academy/contract/finder/finder-limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let courseId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

const run = (statement: ReturnType<typeof sql>) => academy.database.db.execute(statement);
const enroll = (userId: string, course: string, days = 0) =>
  run(sql`insert into enrollments (user_id, course_id, last_accessed_at)
    values (${userId}, ${course}, now() - make_interval(days => ${days}))`);

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  authorId = await insertUser(database, { role: 'creator', name: 'Rokeya' });
  call = await signInLearner(academy, authorId);
  courseId = await insertCourse(database, { authorId, title: 'Café Weaving' });
  await insertCurriculum(database, courseId, { Loom: ['Setting up the Warp', 'তাঁতের কাজ ১২'] });
  const anika = await insertUser(database, {
    ...{ name: 'Ánika Rahman', username: 'anika', email: 'anika@weavers.example' },
  });
  await enroll(anika, courseId, 9);
});
afterAll(() => academy.close());

const find = async (q: string, who = call) =>
  (await who('GET', `/api/creator/find?q=${encodeURIComponent(q)}`)).body;
const titles = async (q: string) => {
  const { courses, lessons, students } = await find(q);
  return [...courses, ...lessons, ...students].map(({ title, name }) => title ?? name);
};

describe('the finder', () => {
  it.each([
    ['cafe', ['Café Weaving']],
    ['WEAV caf', ['Café Weaving']],
    ['warp', ['Setting up the Warp']],
    ['তাঁত', ['তাঁতের কাজ ১২']],
    ['12', ['তাঁতের কাজ ১২']],
    ['ANIKA', ['Ánika Rahman']],
    ['weavers.example', ['Ánika Rahman']],
    ['an', ['Ánika Rahman']],
    ['wea', ['Café Weaving', 'Ánika Rahman']],
    ['nowhere', []],
    ['warp cafe', []],
  ])('finds for %s %j', async (q, found) => expect(await titles(q)).toEqual(found));

  it.each(['', '   ', '%', '_', '\\', '%%%%', '\u0000', "'; drop table users; --", '()*:&|!', '\u{1F9F5}'])(
    'takes %j for what it is, and finds nothing',
    async (q) => expect(await find(q)).toEqual({ courses: [], lessons: [], students: [] }),
  );

  it('refuses words without end', async () => {
    const { status } = await call(
      'GET',
      `/api/creator/find?q=${'x'.repeat(finderLimits.wordsMaxLength + 1)}`,
    );
    expect(status).toBe(400);
  });

  it('says where everything is, and names a student once, in the course that they were in last', async () => {
    const second = await insertCourse(academy.database, { authorId, title: 'Spinning' });
    const bimal = await insertUser(academy.database, {
      ...{ name: 'Bimal Das', username: 'bimal', email: 'bimal@example.com' },
    });
    await enroll(bimal, courseId, 3);
    await enroll(bimal, second, 1);
    expect(await find('bimal das')).toEqual({
      courses: [],
      lessons: [],
      students: [
        {
          ...{ id: bimal, name: 'Bimal Das', email: 'bimal@example.com' },
          ...{ courseId: second, courseTitle: 'Spinning' },
        },
      ],
    });
    expect((await find('warp')).lessons).toMatchObject([{ courseId, courseTitle: 'Café Weaving' }]);
    expect((await find('spinning')).courses).toMatchObject([{ id: second, status: 'published' }]);
  });

  it('finds nothing of others, neither for creators nor for students nor for admins', async () => {
    const { database } = academy;
    for (const role of ['creator', 'student', 'admin'] as const) {
      const who = await signInLearner(academy, await insertUser(database, { role }));
      for (const q of ['cafe', 'warp', 'anika', 'an']) {
        expect(await find(q, who)).toEqual({ courses: [], lessons: [], students: [] });
      }
    }
  });

  it('answers with few of many, those first that begin with the words', async () => {
    const many = await insertCourse(academy.database, { authorId, title: 'Many' });
    await run(sql`
      with people as (
        insert into users (id, name, username, email)
        select gen_random_uuid(), case n when 2500 then 'Zahra Quill' else 'A Zahra ' || n end, 'zahra-' || n, 'z' || n || '@example.com'
        from generate_series(1, 2500) n returning id, name
      )
      insert into enrollments (user_id, course_id) select id, ${many}::uuid from people where name like '%Quill' or name like '%9'`);
    const { students } = await find('zahra');
    expect(students).toHaveLength(finderLimits.students);
    expect((await find('quill')).students).toMatchObject([{ name: 'Zahra Quill' }]);
    for (let index = 0; index < 7; index += 1) {
      await insertCourse(academy.database, { authorId, title: `Plenty ${index}` });
    }
    expect((await find('plenty')).courses).toHaveLength(finderLimits.courses);
  });

  it('is on the record where it shows addresses', async () => {
    const looks = await run(
      sql`select distinct course_id from audit_entries where actor_id = ${authorId} and action = 'students_viewed'`,
    );
    expect(looks.rows).toContainEqual({ course_id: courseId });
  });
});
