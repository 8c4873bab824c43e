import { newId } from '@academy/platform/ids.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenFilm, openFilm, watchTogether } from '../../testing/insert-viewers.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

type Student = Awaited<ReturnType<OpenFilm['student']>>;

const note = ({ call }: Pick<Student, 'call'>, film: OpenFilm, seconds: number) =>
  call('POST', `${film.path}/notes`, { seconds, content: 'Why?' });

const ask = ({ call }: Student, film: OpenFilm, atSeconds: number) =>
  call('POST', `/api/courses/${film.courseId}/chats/${newId()}/questions`, {
    ...{ id: newId(), lessonId: film.lessonId, question: 'Why under?', atSeconds },
  }).catch(() => undefined);

/** A question that is pinned to a second, which these answered wrong. */
async function answerWrong(film: OpenFilm, students: readonly Student[], atSeconds: number) {
  const id = newId();
  await academy.database.db.execute(sql`
    insert into quiz_questions (id, lesson_id, position, prompt, explanation, at_seconds, solution)
    values (${id}, ${film.lessonId}, 1, 'How many?', '', ${atSeconds}, '{"kind": "number", "value": 2, "tolerance": 0}')`);
  for (const { userId } of students) {
    await academy.database.db.execute(
      sql`insert into quiz_results (user_id, question_id, is_right) values (${userId}, ${id}, false)`,
    );
  }
}

const at = (people: (number | null)[], part: number) => people[part];

describe('the marks of a film', () => {
  it('tell who took a note, asked and answered wrong at each part, and nobody twice', async () => {
    const film = await openFilm(academy);
    const students = await watchTogether(film, 6, { seen: [[0, 30]] });
    const [first] = students;
    if (first === undefined) throw new Error('there is a student');
    for (const student of students.slice(0, 5)) {
      await note(student, film, 7);
      await ask(student, film, 9);
    }
    // One person many times is one person, and the author is none.
    for (let count = 0; count < 6; count += 1) await note(first, film, 20);
    await note({ call: film.author }, film, 7);
    await answerWrong(film, students, 12);
    const { map } = await film.confusion();
    expect(map.notes.map((people: number | null, part: number) => [part, people])).toContainEqual([7, 5]);
    expect([at(map.notes, 20), at(map.notes, 0)]).toEqual([null, 0]);
    expect(at(map.questions, 9)).toBe(5);
    expect(at(map.wrongAnswers, 12)).toBe(6);
  });

  it('are not told of who switched counting off', async () => {
    const film = await openFilm(academy);
    const students = await watchTogether(film, 10, { seen: [[0, 30]] });
    for (const student of students.slice(0, 6)) await note(student, film, 7);
    for (const { call } of students.slice(0, 3))
      await call('PUT', '/api/users/watching', { isCounted: false });
    await watchTogether(film, 5, { seen: [[0, 30]] });
    expect(at((await film.confusion()).map.notes, 7)).toBeNull();
  });

  it('belong to the film that was shown then', async () => {
    const film = await openFilm(academy);
    const students = await watchTogether(film, 5, { seen: [[0, 30]] });
    for (const student of students) await note(student, film, 7);
    const next = await film.record();
    for (const { watch } of students) await watch(next, { seen: [[0, 30]] });
    for (const student of students) await note(student, film, 11);
    await film.confusion();
    for (const { watch } of students) await watch(next, { seen: [[0, 30]] });
    const [now, before] = [await film.confusion(), await film.confusion(film.version)];
    expect([at(now.map.notes, 7), at(now.map.notes, 11)]).toEqual([0, 5]);
    expect(at(before.map.notes, 11)).toBe(0);
  });
});
