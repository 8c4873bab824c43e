import type { DropOff, Overview } from '@academy/contract/insight/insight-calls.ts';
import { readMigrations } from '@academy/platform/database/migrations.ts';
import { correctProgress, dropDeletedLessons, noteChange } from '@academy/platform/insight/count-changes.ts';
import { countDays } from '@academy/platform/insight/count-days.ts';
import { countCourse, countEverybody } from '@academy/platform/insight/count-everybody.ts';
import { countStudents } from '@academy/platform/insight/count-students.ts';
import { dayIn } from '@academy/platform/insight/counting-time.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { lookedAt, prepareHistory } from '../../testing/written-history.ts';

type Call = Awaited<ReturnType<typeof signInLearner>>;
type Written = Awaited<ReturnType<typeof prepareHistory>>;

let academy: TestAcademy;
let written: Written;
let call: Call;
const zone = 'Asia/Dhaka';
const timeAt = (at: Date, of = zone) => ({ zone: of, today: dayIn(of, at) });

/** Of a test, days with nothing are left out: the others are compared. */
const byDay = ({ days }: Pick<Overview, 'days'>, values: readonly (number | null)[]) =>
  Object.fromEntries(
    days.flatMap(({ day }, index) => (values[index] ? [[day.slice(5), values[index]]] : [])),
  );
const steps = ({ days }: Pick<Overview, 'days'>, values: readonly (number | null)[]) =>
  Object.fromEntries(
    days.flatMap(({ day }, index) =>
      index === 0 || values[index] !== values[index - 1] ? [[day.slice(5), values[index]]] : [],
    ),
  );
const overviewOf = async (from: Call, query = ''): Promise<Overview> =>
  (await from('GET', `/api/creator/overview${query}`)).body;
const dropOffOf = async (from: Call, courseId: string, query = ''): Promise<DropOff> =>
  (await from('GET', `/api/courses/${courseId}/drop-off${query}`)).body;

beforeAll(async () => {
  academy = await createTestAcademy({
    config: { timeZone: zone, setVariables: ['TIME_ZONE'] },
    clock: { now: () => lookedAt },
  });
  written = await prepareHistory(academy);
  call = await signInLearner(academy, written.authorId);
  const { db } = academy.database;
  let day = '2026-03-01';
  await noteChange(db, written.courses.Weaving, { zone, at: new Date('2026-02-25T10:00Z') });
  // As the listener and the hourly job do it: each happening is told when it happens, each day counted when it is over.
  for (const happening of written.happenings) {
    const time = timeAt(happening.at);
    if (time.today !== day) await countDays(db, time);
    day = time.today;
    await happening.write();
    await countStudents(db, time, { userIds: [happening.userId], courseId: happening.courseId });
  }
  // The film of b is new: a quarter to one at night in Dhaka.
  await noteChange(db, written.courses.Weaving, { zone, at: new Date('2026-03-14T18:45Z') });
});
afterAll(() => academy.close());

describe('the overview of all courses', () => {
  it('has the figures of 30 students', async () => {
    const told = await overviewOf(call);
    const { students, active, lessonsCompleted, averageProgress } = told.figures;
    expect(told).toMatchObject({ timeZone: zone, hasStudents: true });
    expect(told.courses.map(({ title }) => title).toSorted()).toEqual(['Dyeing', 'Weaving']);
    expect(told.days).toHaveLength(30);
    // 8 + 6 + 6 + 4 + 6 people; 9 to 12 take both courses, and count once.
    expect([students.value, students.before]).toEqual([30, 8]);
    expect(steps(told, students.curve)).toEqual({ '03-02': 14, '03-10': 20, '03-20': 24, '03-30': 30 });
    // Since the 25th: 9 to 12 and 25 to 30. In the week that ended with the 1st: 1 to 8.
    expect([active.value, active.before]).toEqual([10, 8]);
    expect(byDay(told, active.curve)).toEqual({
      ...{ '03-02': 14, '03-03': 6, '03-04': 6, '03-05': 6, '03-06': 6, '03-10': 6, '03-11': 6 },
      ...{ '03-20': 4, '03-25': 4, '03-30': 6, '03-31': 6 },
    });
    // 8 × 2 + 6 × 5 + 6 × 2 + 4 × 2 + 6 × 1
    expect([lessonsCompleted.value, lessonsCompleted.before]).toEqual([72, 8]);
    expect(steps(told, lessonsCompleted.curve)).toEqual({
      ...{ '03-02': 22, '03-03': 28, '03-04': 34, '03-05': 40, '03-06': 46, '03-10': 52, '03-11': 58 },
      ...{ '03-20': 66, '03-31': 72 },
    });
    // (8 × 2/5 + 6 × 1 + 4 × 2/5 + 6 × 1/5 + 6 × 1 + 4 × 0) of 34 who enrolled; before: 8 × 1/5 of 8.
    expect([averageProgress.value, averageProgress.before]).toEqual([52.9, 20]);
    expect(steps(told, averageProgress.curve)).toEqual({
      ...{
        '03-02': 31.4,
        '03-03': 40,
        '03-04': 48.6,
        '03-05': 57.1,
        '03-06': 65.7,
        '03-10': 61,
        '03-11': 76,
      },
      ...{ '03-20': 70, '03-25': 60, '03-30': 49.4, '03-31': 52.9 },
    });
    const enrolled = told.days.map((day) => day.enrolled);
    expect(byDay(told, enrolled)).toEqual({ '03-02': 6, '03-10': 6, '03-20': 4, '03-25': 4, '03-30': 6 });
    expect(
      byDay(
        told,
        told.days.map((day) => day.finished),
      ),
    ).toEqual({ '03-06': 6, '03-11': 6 });
    // Half past midnight of the 10th.
    expect(told.published).toEqual([
      { day: '2026-03-10', courseId: written.courses.Dyeing, title: 'Dyeing' },
    ]);
  });

  it('has them of a week, and of all days since the first student came', async () => {
    const week = await overviewOf(call, '?period=7');
    expect(week.days.map(({ day }) => day)).toEqual(
      [25, 26, 27, 28, 29, 30, 31].map((day) => `2026-03-${day}`),
    );
    expect([week.figures.students.before, week.figures.lessonsCompleted.before]).toEqual([24, 66]);
    expect(week.figures.averageProgress.before).toBe(70);
    const all = await overviewOf(call, '?period=all');
    expect([all.days[0]?.day, all.days.length]).toEqual(['2026-03-01', 31]);
    expect(Object.values(all.figures).map(({ before }) => before)).toEqual([null, null, null, null]);
    expect(all.figures.students.curve[0]).toBe(8);
    expect(all.figures.averageProgress.curve[0]).toBe(20);
  });
});

it('has the figures of one course', async () => {
  const told = await overviewOf(call, `?courseId=${written.courses.Dyeing}`);
  const { students, active, lessonsCompleted, averageProgress } = told.figures;
  expect(told.courses).toHaveLength(2);
  expect([students.value, active.value, lessonsCompleted.value, averageProgress.value]).toEqual([
    10, 4, 12, 60,
  ]);
  expect([students.before, active.before, averageProgress.before]).toEqual([null, null, null]);
  expect(steps(told, students.curve)).toEqual({ '03-02': 0, '03-10': 6, '03-25': 10 });
  expect(byDay(told, active.curve)).toEqual({ '03-10': 6, '03-11': 6, '03-25': 4 });
  expect(told.figures.averageProgress.curve.slice(7, 11)).toEqual([null, 50, 100, 100]);
});

/** Reached and finished of each lesson, its title first. */
const bars = ({ lessons }: DropOff) =>
  lessons.map(({ title, reached, finished }) => [title, reached, finished]);

describe('the drop-off of a course', () => {
  it('has every bar, and the steepest fall', async () => {
    const told = await dropOffOf(call, written.courses.Weaving);
    expect(told.students).toBe(24);
    // 1 to 8 watched a to its end, 9 to 14 a and b, 21 to 24 a; c, d and e have no film.
    expect(bars(told)).toEqual([
      ['a', 24, 18],
      ['b', 18, 6],
      ['c', 6, 6],
      ['d', 6, 6],
      ['e', 6, 6],
    ]);
    const { b, c } = written.lessonIds;
    expect(told.steepestFall).toEqual({ lessonId: b, nextLessonId: c, lost: 12 });
    // One of five, two of five, all: 20, 40 and 100 percent.
    expect(told.progress).toEqual([0, 0, 0, 6, 0, 12, 0, 0, 0, 0, 0, 6]);
    // From the 1st at 18:10 to the 5th at 18:30.
    expect(told.daysToFinish).toEqual({ students: 6, medianDays: 4, spans: [0, 6, 0, 0, 0, 0] });
  });

  it('compares with the time before a change', async () => {
    const told = await dropOffOf(call, written.courses.Weaving, '?change=2026-03-15');
    // That of February had no students before it.
    expect(told.changes).toEqual(['2026-03-15']);
    expect(told.comparedWith).toEqual({ day: '2026-03-15', studentsBefore: 14, studentsSince: 10 });
    const sides = told.lessons.map(({ title, beforeChange, sinceChange }) => [
      title,
      beforeChange,
      sinceChange,
    ]);
    expect(sides.slice(0, 3)).toEqual([
      ['a', { reached: 14, finished: 14 }, { reached: 10, finished: 4 }],
      ['b', { reached: 14, finished: 6 }, { reached: 4, finished: 0 }],
      ['c', { reached: 6, finished: 6 }, { reached: 0, finished: 0 }],
    ]);
  });
});

it('counts a lesson to the side on which its student enrolled, whenever it was reached', async () => {
  const { database } = academy;
  const { db } = database;
  const authorId = await insertUser(database, { role: 'creator' });
  const courseId = await insertCourse(database, { authorId });
  const [first, last] = await insertCurriculum(database, courseId, { One: ['x', 'y'] });
  const came = { early: '2026-03-10T08:00Z', late: '2026-03-20T08:00Z' };
  for (const [enrolledAt, lessons] of [
    [came.early, [first, last]],
    [came.early, [first]],
    [came.late, [first]],
  ] as const) {
    const userId = await insertUser(database);
    await db.execute(sql`insert into enrollments (user_id, course_id, enrolled_at, last_accessed_at)
      values (${userId}, ${courseId}, ${enrolledAt}, ${enrolledAt})`);
    for (const lesson of lessons) {
      await db.execute(sql`insert into lesson_progress (user_id, lesson_id, course_id, completed_at)
        values (${userId}, ${lesson?.id}, ${courseId}, '2026-03-21T08:00Z')`);
    }
  }
  await noteChange(db, courseId, { zone, at: new Date('2026-03-15T08:00Z') });
  await countCourse(database, timeAt(lookedAt), courseId);
  const told = await dropOffOf(await signInLearner(academy, authorId), courseId, '?change=2026-03-15');
  expect(told.comparedWith).toMatchObject({ studentsBefore: 2, studentsSince: 1 });
  const sides = told.lessons.map(({ beforeChange, sinceChange }) => [
    beforeChange?.reached,
    sinceChange?.reached,
  ]);
  expect(sides).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

it('counts nothing twice, and nobody who is no student', async () => {
  const { db } = academy.database;
  const { authorId, courses, lessonIds, people } = written;
  const before = [await overviewOf(call), await dropOffOf(call, courses.Weaving)];
  const admin = await insertUser(academy.database, { role: 'admin' });
  await db.execute(
    sql`insert into enrollments (user_id, course_id) values (${authorId}, ${courses.Weaving})`,
  );
  for (const userId of [authorId, admin]) {
    await db.execute(sql`insert into lesson_progress (user_id, lesson_id, course_id, completed_at)
      values (${userId}, ${lessonIds['a']}, ${courses.Weaving}, ${lookedAt.toISOString()})`);
  }
  await countStudents(db, timeAt(lookedAt), { userIds: [...people, authorId, admin] });
  await countEverybody(academy.database, timeAt(lookedAt));
  await countCourse(academy.database, timeAt(lookedAt), courses.Weaving);
  await countDays(db, timeAt(lookedAt));
  expect([await overviewOf(call), await dropOffOf(call, courses.Weaving)]).toEqual(before);
});

it('keeps to the courses of who asks', async () => {
  const other = await insertUser(academy.database, { role: 'admin' });
  const theirs = await signInLearner(academy, other);
  const told = await overviewOf(theirs);
  expect(told).toMatchObject({ courses: [], hasStudents: false, published: [] });
  expect(told.figures.students).toEqual({ value: 0, before: null, curve: told.days.map(() => 0) });
  for (const path of ['overview', 'needs']) {
    const answer = await theirs('GET', `/api/creator/${path}?courseId=${written.courses.Weaving}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'course_not_found' } });
  }
});

it('has nothing to draw for a course without students', async () => {
  const { database } = academy;
  const authorId = await insertUser(database, { role: 'creator' });
  const courseId = await insertCourse(database, { authorId });
  await insertCurriculum(database, courseId, { One: ['x', 'y'] });
  const theirs = await signInLearner(academy, authorId);
  const { hasStudents, figures, days } = await overviewOf(theirs, `?courseId=${courseId}&period=all`);
  expect([hasStudents, days]).toEqual([false, [{ day: '2026-03-31', enrolled: 0, finished: 0 }]]);
  expect(figures.averageProgress).toEqual({ value: 0, before: null, curve: [null] });
  expect(figures.active).toEqual({ value: 0, before: null, curve: [0] });
  expect(await dropOffOf(theirs, courseId)).toMatchObject({
    ...{ students: 0, steepestFall: null, changes: [], comparedWith: null, progress: Array(12).fill(0) },
    daysToFinish: { students: 0, medianDays: null, spans: [0, 0, 0, 0, 0, 0] },
    lessons: [{ title: 'x', reached: 0, finished: 0, beforeChange: null }, { title: 'y' }],
  });
});

it('forgets who was there when after nine days', async () => {
  const { db } = academy.database;
  await countDays(db, timeAt(lookedAt));
  const { rows } = await db.execute<{ day: string; people: number }>(sql`
    select to_char(slot at time zone ${zone}, 'MM-DD') as day, count(distinct user_id)::int as people
    from course_activity group by 1 order by 1`);
  expect(rows).toEqual([
    { day: '03-25', people: 4 },
    { day: '03-30', people: 6 },
    { day: '03-31', people: 6 },
  ]);
});

it('keeps the sums of a lesson that was moved, and drops the bar of one that was deleted', async () => {
  const { db } = academy.database;
  const { Weaving } = written.courses;
  const { c, d } = written.lessonIds;
  await db.execute(sql`update lessons set position = 9, module_id = (
    select id from modules where course_id = ${Weaving} and title = 'Two') where id = ${c}`);
  await db.execute(sql`delete from lessons where id = ${d}`);
  expect(bars(await dropOffOf(call, Weaving)).map(([title]) => title)).toEqual(['a', 'b', 'e', 'c']);
  expect(await dropDeletedLessons(db, Weaving)).toBe(true);
  await db.transaction((tx) => correctProgress(tx, Weaving, timeAt(lookedAt)));
  await countCourse(academy.database, timeAt(lookedAt), Weaving);
  const told = await dropOffOf(call, Weaving);
  expect(bars(told).slice(2)).toEqual([
    ['e', 6, 6],
    ['c', 6, 6],
  ]);
  // Of four lessons now: 25, 50 and 100 percent.
  expect(told.progress).toEqual([0, 0, 0, 6, 0, 0, 12, 0, 0, 0, 0, 6]);
  const { figures, days } = await overviewOf(call, `?courseId=${Weaving}`);
  // (8 × 1/2 + 6 × 1 + 4 × 1/2 + 6 × 1/4) of 24. What was completed stays completed.
  expect(figures.averageProgress.value).toBe(56.3);
  expect(figures.averageProgress.curve.at(-2)).toBe(45);
  expect(figures.lessonsCompleted.value).toBe(60);
  expect(days.reduce((sum, { finished }) => sum + finished, 0)).toBe(6);
});

it('goes on counting whose account is gone', async () => {
  const { Weaving } = written.courses;
  await academy.database.db.execute(sql`delete from users where id = ${written.people[0]}`);
  await countCourse(academy.database, timeAt(lookedAt), Weaving);
  const { figures } = await overviewOf(call);
  expect([figures.students.value, figures.lessonsCompleted.value]).toEqual([30, 72]);
  const told = await dropOffOf(call, Weaving);
  expect([told.students, told.lessons[0]?.reached]).toEqual([24, 24]);
  // Of who is here now.
  expect(told.progress[6]).toBe(11);
});

it('has the days of an earlier version, which were those of what was done, as days of enrolling', async () => {
  const { pool } = academy.database;
  const compared = () => dropOffOf(call, written.courses.Weaving, '?change=2026-03-15');
  const before = await compared();
  await pool.query(`delete from lesson_days;
    insert into lesson_days select lesson_id, date '2026-03-30', reached, finished from lesson_sums
      where lesson_id in (select id from lessons)`);
  expect((await compared()).lessons[0]?.sinceChange).toEqual({ reached: 24, finished: 18 });
  for (const statement of readMigrations()[33]?.statements ?? []) await pool.query(statement);
  expect(await compared()).toEqual(before);
});

describe('an academy of an earlier version, in Kathmandu', () => {
  let earlier: TestAcademy;
  let past: Written;
  let theirs: Call;
  beforeAll(async () => {
    earlier = await createTestAcademy({
      config: { timeZone: 'Asia/Kathmandu', setVariables: ['TIME_ZONE'] },
      clock: { now: () => lookedAt },
    });
    past = await prepareHistory(earlier);
    theirs = await signInLearner(earlier, past.authorId);
    for (const happening of past.happenings) await happening.write();
  });
  afterAll(() => earlier.close());

  it('has students before anything was counted, and nothing else', async () => {
    const told = await overviewOf(theirs);
    expect([told.hasStudents, told.figures.students.value]).toEqual([true, 0]);
  });

  it('is counted from what is known, by the days there', async () => {
    const time = timeAt(lookedAt, 'Asia/Kathmandu');
    expect(await countEverybody(earlier.database, time)).toBe(34);
    await countDays(earlier.database.db, time);
    const told = await overviewOf(theirs);
    const { students, active, lessonsCompleted } = told.figures;
    // There it was still the 1st when 9 to 14 enrolled and 1 to 8 opened b, and the 30th when 25 to 30 opened a.
    expect(steps(told, students.curve)).toEqual({ '03-02': 14, '03-10': 20, '03-20': 24, '03-30': 30 });
    expect([students.before, lessonsCompleted.before, lessonsCompleted.value]).toEqual([14, 16, 72]);
    expect(byDay(told, active.curve)).toEqual({
      ...{ '03-02': 6, '03-03': 6, '03-04': 6, '03-05': 6, '03-06': 6, '03-10': 6, '03-11': 6 },
      ...{ '03-20': 4, '03-25': 4, '03-30': 6 },
    });
    expect([active.value, active.before]).toEqual([10, null]);
    expect(
      byDay(
        told,
        told.days.map((day) => day.enrolled),
      ),
    ).toEqual({ '03-10': 6, '03-20': 4, '03-25': 4, '03-30': 6 });
    expect(bars(await dropOffOf(theirs, past.courses.Weaving))).toEqual([
      ['a', 24, 18],
      ['b', 18, 6],
      ['c', 6, 6],
      ['d', 6, 6],
      ['e', 6, 6],
    ]);
  });
});
