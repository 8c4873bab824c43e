import { noteLimits } from '@academy/contract/notes/note-limits.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { notes, timedNotes } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

/** Two courses with notes of a person of their own, the later one newer. */
async function scholar() {
  const { database } = academy;
  const userId = await insertUser(database);
  const sqlCourse = await insertCourse(database, { title: 'SQL = fun' });
  const yoga = await insertCourse(database, { title: 'Yoga' });
  const sqlLessons = await insertCurriculum(database, sqlCourse, { Basics: ['Select', 'Join'] });
  const [breathing] = await insertCurriculum(database, yoga, { Start: ['<b>Breathing</b>'] });
  const [select = '', join = ''] = sqlLessons.map(({ id }) => id);
  const lesson = { select, join, breathing: breathing?.id ?? '' };
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
  const note = (lessonId: string, seconds: number, content: string, minute: number) => ({
    id: newId(),
    userId,
    lessonId,
    seconds,
    content,
    createdAt: at(minute),
    updatedAt: at(minute),
  });
  await database.db
    .insert(timedNotes)
    .values([
      note(lesson.join, 75, 'Left keeps all rows', 1),
      note(lesson.select, 3, 'Café, naïve', 2),
      note(lesson.select, 1, '=HYPERLINK("http://evil")', 3),
      note(lesson.breathing, 12, 'শ্বাস নিন, ১২ বার', 9),
    ]);
  await database.db.insert(notes).values([
    { userId, lessonId: lesson.join, content: 'The free note on joins', updatedAt: at(1) },
    { userId, lessonId: lesson.select, content: '', updatedAt: at(50) },
  ]);
  const call = await signInLearner(academy, userId);
  const read = async (query = '') => (await call('GET', `/api/notebook${query}`)).body;
  return { userId, call, read, sqlCourse, yoga, lesson, moduleId: sqlLessons[0]?.moduleId };
}

const contents = ({ notes: list }: { notes: { content: string }[] }) => list.map(({ content }) => content);

describe('the notebook', () => {
  it('has all notes by course and lesson, the newest first, free notes before those at moments', async () => {
    const { read, sqlCourse, yoga, lesson, moduleId } = await scholar();
    const notebook = await read();
    expect(contents(notebook)).toEqual([
      'শ্বাস নিন, ১২ বার',
      '=HYPERLINK("http://evil")',
      'Café, naïve',
      'The free note on joins',
      'Left keeps all rows',
    ]);
    expect(notebook).toMatchObject({
      hasMore: false,
      courses: [{ id: yoga, title: 'Yoga' }, { id: sqlCourse }],
    });
    expect(notebook.notes[3]).toEqual({
      id: null,
      seconds: null,
      content: 'The free note on joins',
      isCut: false,
      updatedAt: '2026-01-01T10:01:00.000Z',
      courseId: sqlCourse,
      courseTitle: 'SQL = fun',
      moduleId,
      lessonId: lesson.join,
      lessonTitle: 'Join',
    });
  });

  it.each([
    ['cafe NAIVE', ['Café, naïve']],
    ['rows left', ['Left keeps all rows']],
    ['শ্বাস 12', ['শ্বাস নিন, ১২ বার']],
    ['%', []],
    ['rows cafe', []],
    ['free', ['The free note on joins']],
  ])('finds %j whatever its accents, case and digits', async (search, found) => {
    const { read } = await scholar();
    expect(contents(await read(`?search=${encodeURIComponent(search)}`))).toEqual(found);
  });

  it('is narrowed to a course, and knows nothing of a course that is none', async () => {
    const { call, read, yoga } = await scholar();
    expect(contents(await read(`?courseId=${yoga}`))).toEqual(['শ্বাস নিন, ১২ বার']);
    expect(contents(await read(`?courseId=${newId()}`))).toEqual([]);
    expect((await call('GET', '/api/notebook?courseId=none')).status).toBe(404);
    expect((await call('GET', `/api/notebook?search=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await call('GET', '/api/notebook?page=0')).status).toBe(400);
    expect((await call('GET', '/api/notebook?search=%00')).status).toBe(400);
  });

  it('comes in pages, and a long free note in a part of it', async () => {
    const { userId, read, lesson } = await scholar();
    await academy.database.db.insert(timedNotes).values(
      Array.from({ length: 60 }, (_, n) => ({
        id: newId(),
        userId,
        lessonId: lesson.breathing,
        seconds: n,
        content: 'Om',
      })),
    );
    await academy.database.db
      .insert(notes)
      .values({ userId, lessonId: lesson.breathing, content: 'ক'.repeat(noteLimits.notebookText + 1) });
    const [first, second, third] = [await read(), await read('?page=2'), await read('?page=3')];
    expect(first.notes).toHaveLength(50);
    expect(first.notes[0]).toMatchObject({
      id: null,
      isCut: true,
      content: 'ক'.repeat(noteLimits.notebookText),
    });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect(second.notes).toHaveLength(16);
    expect(third.notes).toEqual([]);
  });

  it('is its own for everybody', async () => {
    await scholar();
    const other = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
    expect((await other('GET', '/api/notebook')).body).toEqual({ notes: [], courses: [], hasMore: false });
  });

  it('keeps the notes of a course that was hidden with its author, and not its titles', async () => {
    const { call, read, sqlCourse } = await scholar();
    const { db } = academy.database;
    await db
      .update(courses)
      .set({ status: 'draft', hiddenByBlock: true, title: 'Secret plans' })
      .where(eq(courses.id, sqlCourse));
    const notebook = await read(`?courseId=${sqlCourse}`);
    expect(notebook.notes).toHaveLength(4);
    expect(notebook.notes[0]).toMatchObject({ courseTitle: null, lessonTitle: null });
    expect(JSON.stringify(await call('GET', '/api/notebook'))).not.toContain('Secret plans');
  });
});

describe('notes taken along', () => {
  async function download(userId: string, query: string) {
    const cookie = cookieHeader(await startTestSession(academy, userId));
    const { statusCode, headers, body } = await academy.app.inject({
      url: `/api/notebook/export?${query}`,
      headers: { cookie },
    });
    return { statusCode, headers, body };
  }

  it('are a Markdown file, whose moments lead back to the film', async () => {
    const { userId, sqlCourse, lesson, moduleId } = await scholar();
    const { headers, body } = await download(userId, 'format=markdown');
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': 'attachment; filename="notes.md"',
      'cache-control': 'no-store',
    });
    const join = `http://localhost:3000/course/${sqlCourse}/module/${moduleId}/lesson/${lesson.join}?t=75`;
    expect(body).toContain(`# SQL = fun\n\n## Select\n\n- [0:01](`);
    expect(body).toContain(`## Join\n\nThe free note on joins\n\n- [1:15](${join}) Left keeps all rows\n`);
    expect(body).toContain('## \\<b\\>Breathing\\</b\\>');
  });

  it('are cards for Anki, in which nothing can be run', async () => {
    const { userId, yoga, lesson } = await scholar();
    const { headers, body } = await download(userId, 'format=anki');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="notes-anki.csv"',
    });
    expect(body.split('\n').slice(0, 3)).toEqual(['#separator:Comma', '#html:false', '#columns:Front,Back']);
    expect(body).toContain('"SQL = fun › Join › 1:15","Left keeps all rows"\n');
    expect(body).toContain(`"SQL = fun › Select › 0:01","'=HYPERLINK(""http://evil"")"\n`);
    const again = {
      id: newId(),
      userId,
      lessonId: lesson.join,
      seconds: 75,
      content: 'Right keeps the others',
    };
    await academy.database.db.insert(timedNotes).values(again);
    expect((await download(userId, 'format=anki')).body).toContain(
      '"SQL = fun › Join › 1:15 (2)","Right keeps the others"\n',
    );
    const one = await download(userId, `format=anki&courseId=${yoga}`);
    expect(one.body.trim().split('\n')).toHaveLength(4);
  });

  it('are one’s own alone, and refused in words where the file cannot be', async () => {
    await scholar();
    const stranger = await insertUser(academy.database);
    expect((await download(stranger, 'format=markdown')).body).toBe('');
    expect((await download(stranger, 'format=exe')).statusCode).toBe(400);
    expect((await academy.app.inject({ url: '/api/notebook/export?format=anki' })).statusCode).toBe(401);
  });
});
