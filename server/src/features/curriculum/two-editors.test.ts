import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

type Call = Awaited<ReturnType<typeof signInLearner>>;

let academy: TestAcademy;
let authorId: string;
let courseId: string;
let editors: [Call, Call];

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database, { role: 'creator' });
  const adminId = await insertUser(academy.database, { role: 'admin' });
  editors = [await signInLearner(academy, authorId), await signInLearner(academy, adminId)];
});
afterAll(() => academy.close());
beforeEach(async () => {
  courseId = await insertCourse(academy.database, { authorId });
});

const editor = (turn: number): Call => (turn % 2 === 0 ? editors[0] : editors[1]);
const curriculum = async (): Promise<Module[]> =>
  (await editors[0]('GET', `/api/courses/${courseId}/curriculum`)).body;

/** What the database really holds: the curriculum on the wire counts for itself. */
async function positions(table: 'modules' | 'lessons', parent: 'course_id' | 'module_id', id: string) {
  const { rows } = await academy.database.pool.query<{ position: number }>(
    `SELECT position FROM ${table} WHERE ${parent} = $1 ORDER BY position`,
    [id],
  );
  return rows.map(({ position }) => position);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('two editors at once', () => {
  it('add modules that all want the same place, and each gets one', async () => {
    const added = await Promise.all(
      upTo(12).map((turn) =>
        editor(turn)('POST', `/api/courses/${courseId}/modules`, { title: `Module ${turn}`, order: 1 }),
      ),
    );
    expect(added.map(({ status }) => status)).toEqual(upTo(12).map(() => 201));
    expect(await positions('modules', 'course_id', courseId)).toEqual(upTo(12));
    expect(await curriculum()).toHaveLength(12);
  });

  it('reorder, move, add and delete lessons, and nothing is lost or doubled', async () => {
    const made = await insertCurriculum(academy.database, courseId, {
      A: upTo(6).map((number) => `A lesson ${number}`),
      B: upTo(6).map((number) => `B lesson ${number}`),
    });
    const [inA, inB] = [made.slice(0, 6), made.slice(6)];
    const [moduleA = '', moduleB = ''] = [inA[0]?.moduleId, inB[0]?.moduleId];
    const url = ({ id, moduleId }: { id: string; moduleId: string }) =>
      `/api/courses/${courseId}/modules/${moduleId}/lessons/${id}`;
    const answers = await Promise.all([
      ...inA.map((lesson, turn) =>
        editor(turn)('PUT', url(lesson), { title: 'Moved', order: 1 + (turn % 3) }),
      ),
      ...inB
        .slice(0, 3)
        .map((lesson, turn) =>
          editor(turn)('PUT', url(lesson), { title: 'To A', moduleId: moduleA, order: 2 }),
        ),
      ...inB.slice(3, 5).map((lesson, turn) => editor(turn)('DELETE', url(lesson))),
      ...upTo(4).map((turn) =>
        editor(turn)('POST', `/api/courses/${courseId}/modules/${moduleB}/lessons`, {
          title: 'New',
          order: 1,
        }),
      ),
    ]);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    expect(await positions('lessons', 'module_id', moduleA)).toEqual(upTo(9));
    expect(await positions('lessons', 'module_id', moduleB)).toEqual(upTo(5));
    const ids = (await curriculum()).flatMap((module) => module.lessons.map(({ id }) => id));
    expect(new Set(ids).size).toBe(14);
  });

  it('save one revision of a lesson, and one of them is told', async () => {
    const [lesson] = await insertCurriculum(academy.database, courseId, { A: ['Lesson'] });
    const saves = await Promise.all(
      upTo(6).map((turn) =>
        editor(turn)('PUT', `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lesson?.id}`, {
          title: `Editor ${turn}`,
          revision: 1,
        }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('a text saved with the place that its lesson once had does not undo a move', async () => {
    const [first, second] = await insertCurriculum(academy.database, courseId, { A: ['One', 'Two'] });
    const url = (id = '') => `/api/courses/${courseId}/modules/${first?.moduleId}/lessons/${id}`;
    const whole = { content: '', videoUrl: '', duration: '', moduleId: first?.moduleId, courseId };
    const moved = await editors[1]('PUT', url(second?.id), { ...whole, title: 'Two', order: 1, revision: 1 });
    expect(moved.status).toBe(200);
    const late = await editors[0]('PUT', url(first?.id), { ...whole, title: 'One!', order: 1, revision: 1 });
    expect(late.status).toBe(409);
    const [module] = await curriculum();
    expect(module?.lessons.map(({ title, order }) => [title, order])).toEqual([
      ['Two', 1],
      ['One', 2],
    ]);
    const { order, revision } = module?.lessons[1] ?? {};
    const again = await editors[0]('PUT', url(first?.id), { ...whole, title: 'One!', order, revision });
    expect(again).toMatchObject({ status: 200, body: { title: 'One!', order: 2 } });
  });

  it('a module renamed with the place that it once had does not undo a move', async () => {
    await insertCurriculum(academy.database, courseId, { A: [], B: [] });
    const [a, b] = await curriculum();
    const url = (id = '') => `/api/courses/${courseId}/modules/${id}`;
    await editors[1]('PUT', url(b?.id), { title: 'B', order: 1, revision: 1 });
    const late = await editors[0]('PUT', url(a?.id), { title: 'Ay', order: 1, revision: 1 });
    expect(late.status).toBe(409);
    expect((await curriculum()).map(({ title }) => title)).toEqual(['B', 'A']);
  });

  it('delete a module while students complete its lessons, and neither waits for the other for ever', async () => {
    const made = await insertCurriculum(academy.database, courseId, {
      Kept: ['Kept lesson'],
      Gone: upTo(5).map((number) => `Lesson ${number}`),
    });
    const [kept, ...gone] = made;
    const students: Call[] = [];
    for (const _ of upTo(6)) {
      const userId = await insertUser(academy.database);
      await academy.database.db.insert(enrollments).values({ userId, courseId });
      students.push(await signInLearner(academy, userId));
    }
    const complete = (student: Call, lessonId = '') =>
      student('PUT', `/api/enrollments/courses/${courseId}/lessons/${lessonId}/complete`);
    await Promise.all(students.map((student) => complete(student, gone[0]?.id)));
    const [deleted, ...completed] = await Promise.all([
      editors[0]('DELETE', `/api/courses/${courseId}/modules/${gone[0]?.moduleId}`),
      ...students.flatMap((student) => [...gone, kept].map((lesson) => complete(student, lesson?.id))),
    ]);
    expect(deleted?.status).toBe(204);
    // A lesson that went before it was completed is missing; nothing else may happen.
    expect(completed.filter(({ status }) => status !== 204 && status !== 404)).toEqual([]);
    for (const student of students) {
      const { body } = await student('GET', `/api/enrollments/courses/${courseId}`);
      expect(body).toMatchObject({ progress: 100, completedLessons: 1 });
      expect([kept?.id, null]).toContain(body.lastWatchedLessonId);
    }
  });
});
