import { noteLimits } from '@academy/contract/notes/note-limits.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { timedNotes } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let courseId: string;
let lessonIds: string[];
let notesOf: (index: number) => string;

beforeAll(async () => {
  academy = await createTestAcademy();
  courseId = await insertCourse(academy.database);
  const inserted = await insertCurriculum(academy.database, courseId, { One: ['Hello', 'World'] });
  lessonIds = inserted.map(({ id }) => id);
  notesOf = (index) =>
    `/api/courses/${courseId}/modules/${inserted[index]?.moduleId}/lessons/${lessonIds[index]}/notes`;
});
afterAll(() => academy.close());

async function student() {
  const userId = await insertUser(academy.database);
  const call = await signInLearner(academy, userId);
  await call('POST', `/api/enrollments/courses/${courseId}`, {});
  return { userId, call };
}

const rows = (userId: string, lessonId: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: newId(),
    userId,
    lessonId,
    seconds: n % 600,
    content: `Note ${n}`,
  }));

describe('a note at a moment', () => {
  it('is kept at its whole second, told in the order of the film, rewritten and deleted', async () => {
    const { call } = await student();
    expect((await call('GET', notesOf(0))).body).toEqual([]);
    const late = await call('POST', notesOf(0), { seconds: 75.9, content: '  Loops\nend here ' });
    expect(late).toMatchObject({ status: 201, body: { seconds: 75, content: 'Loops\nend here' } });
    await call('POST', notesOf(0), { seconds: 3, content: 'Begin' });
    const list = async () =>
      (await call('GET', notesOf(0))).body.map(({ content }: { content: string }) => content);
    expect(await list()).toEqual(['Begin', 'Loops\nend here']);
    const note = `${notesOf(0)}/${late.body.id}`;
    expect((await call('PUT', note, { content: 'Loops' })).body).toMatchObject({
      seconds: 75,
      content: 'Loops',
    });
    expect((await call('DELETE', note)).status).toBe(204);
    expect(await list()).toEqual(['Begin']);
    expect((await call('DELETE', note)).body).toMatchObject({ code: 'note_not_found' });
  });

  it('that is sent again because no answer came is there once', async () => {
    const { call } = await student();
    const note = { seconds: 12, content: 'Once' };
    const sent = await Promise.all(Array.from({ length: 5 }, () => call('POST', notesOf(0), note)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect((await call('GET', notesOf(0))).body).toHaveLength(1);
  });

  it('comes back as it was written, whatever it holds', async () => {
    const { call } = await student();
    const content = "<img src=x onerror=alert(1)> '; DROP TABLE timed_notes; -- বাংলা 👩‍🏫";
    await call('POST', notesOf(0), { seconds: 0, content });
    expect((await call('GET', notesOf(0))).body).toMatchObject([{ seconds: 0, content }]);
  });

  it.each([
    { seconds: -1, content: 'x' },
    { seconds: 86_401, content: 'x' },
    { seconds: '12', content: 'x' },
    { seconds: null, content: 'x' },
    { content: 'x' },
    { seconds: 1, content: '' },
    { seconds: 1, content: ' \u200b\n ' },
    { seconds: 1, content: 'x'.repeat(noteLimits.textLength + 1) },
    { seconds: 1, content: 'a\0b' },
    { seconds: 1 },
  ])('is refused when it makes no sense: %j', async (body) => {
    const { call } = await student();
    expect((await call('POST', notesOf(0), body)).status).toBe(400);
    expect((await call('GET', notesOf(0))).body).toEqual([]);
  });

  it('takes nothing from the client but its second and its text', async () => {
    const [{ call, userId }, other] = [await student(), await student()];
    const id = newId();
    const { body } = await call('POST', notesOf(0), {
      id,
      userId: other.userId,
      seconds: 1,
      content: 'Mine',
      createdAt: '2000-01-01',
    });
    expect(body.id).not.toBe(id);
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    const [row] = await academy.database.db.select().from(timedNotes).where(eq(timedNotes.id, body.id));
    expect(row?.userId).toBe(userId);
  });
});

describe('notes of someone else', () => {
  it('are neither told nor changed nor deleted, not even by who knows their id', async () => {
    const [mine, theirs] = [await student(), await student()];
    const { body } = await mine.call('POST', notesOf(0), { seconds: 5, content: 'Private' });
    expect((await theirs.call('GET', notesOf(0))).body).toEqual([]);
    const note = `${notesOf(0)}/${body.id}`;
    const missing = await theirs.call('PUT', `${notesOf(0)}/${newId()}`, { content: 'Stolen' });
    expect(missing).toMatchObject({ status: 404, body: { code: 'note_not_found' } });
    expect(await theirs.call('PUT', note, { content: 'Stolen' })).toEqual(missing);
    expect((await theirs.call('DELETE', note)).status).toBe(404);
    expect((await theirs.call('DELETE', `${notesOf(0)}/malformed`)).status).toBe(404);
    expect((await mine.call('GET', notesOf(0))).body).toMatchObject([{ content: 'Private' }]);
  });

  it('and notes of another lesson are not reached through this one', async () => {
    const { call } = await student();
    const { body } = await call('POST', notesOf(0), { seconds: 5, content: 'Here' });
    expect((await call('DELETE', `${notesOf(1)}/${body.id}`)).status).toBe(404);
  });
});

describe('the number of notes', () => {
  it('is bounded for a lesson', async () => {
    const { call, userId } = await student();
    await academy.database.db
      .insert(timedNotes)
      .values(rows(userId, lessonIds[0] ?? '', noteLimits.ofLesson - 1));
    const sent = await Promise.all(
      [1, 2, 3].map((n) => call('POST', notesOf(0), { seconds: n, content: `Last ${n}` })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(sent.find(({ status }) => status === 409)?.body).toEqual({
      code: 'too_many_notes_of_lesson',
      message: 'A lesson can have at most 500 of your notes.',
      facts: { limit: noteLimits.ofLesson },
    });
    expect((await call('POST', notesOf(1), { seconds: 1, content: 'Elsewhere' })).status).toBe(201);
  });

  it('is bounded for a person', async () => {
    const { call, userId } = await student();
    const other = await insertCurriculum(academy.database, await insertCourse(academy.database), {
      Two: ['Far'],
    });
    await academy.database.db
      .insert(timedNotes)
      .values(rows(userId, other[0]?.id ?? '', noteLimits.ofPerson));
    const { status, body } = await call('POST', notesOf(0), { seconds: 1, content: 'One more' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'too_many_notes', facts: { limit: noteLimits.ofPerson } });
  });

  it('a minute is limited, and told when to go on', async () => {
    const [{ call }, another] = [await student(), await student()];
    const statuses: number[] = [];
    for (let n = 0; n < 241; n += 1)
      statuses.push((await call('POST', notesOf(1), { seconds: 1, content: 'Again' })).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await another.call('POST', notesOf(1), { seconds: 1, content: 'Again' })).status).toBe(201);
  });
});

it('notes at moments go with their lesson', async () => {
  const { call, userId } = await student();
  const another = await insertCourse(academy.database);
  const [extra] = await insertCurriculum(academy.database, another, { Three: ['Gone'] });
  await academy.database.db.insert(timedNotes).values(rows(userId, extra?.id ?? '', 2));
  await academy.database.db.delete(lessons).where(eq(lessons.id, extra?.id ?? ''));
  expect((await call('GET', '/api/notebook')).body.notes).toEqual([]);
});
