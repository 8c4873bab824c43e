import type { Course } from '@academy/contract/courses/course.ts';
import { courses, searchWords } from '@academy/platform/database/schema/courses.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
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

async function search(text: string): Promise<string[]> {
  const { body } = await call('GET', `/api/courses?search=${encodeURIComponent(text)}`);
  return (body as Course[]).map(({ title }) => title);
}

async function known(...words: string[]): Promise<string[]> {
  const { db } = academy.database;
  const rows = await db.select().from(searchWords).where(inArray(searchWords.word, words));
  return rows.map(({ word }) => word).toSorted();
}

const insert = (title: string, status: 'draft' | 'published' = 'published') =>
  insertCourse(academy.database, {
    authorId,
    title,
    status,
    publishedAt: status === 'draft' ? null : new Date(),
  });

const changeStatus = (id: string, status: string) =>
  call('PUT', `/api/creator/courses/${id}/status`, { status });

describe('a character that stands for many', () => {
  const blessing = '\uFDFA';

  it('is found where it is written, and what it stands for finds it', async () => {
    await insert(`The meaning of ${blessing}`);
    expect(await search(blessing)).toEqual([`The meaning of ${blessing}`]);
    expect(await search(blessing.normalize('NFKC'))).toEqual([`The meaning of ${blessing}`]);
  });

  it('does not make a description many times as long to a search', async () => {
    const id = await insertCourse(academy.database, { description: blessing.repeat(20_000) });
    const [found] = await academy.database.db
      .select({ length: sql<number>`char_length(${courses.searchText})` })
      .from(courses)
      .where(eq(courses.id, id));
    expect(found?.length).toBeLessThan(41_000);
  });
});

describe('the spellings that a search knows', () => {
  it('are not those of drafts, which neither spoil the search of others nor answer it', async () => {
    await insert('React from the beginning');
    await insert('Raect and a quixotic secret', 'draft');
    expect(await search('raect')).toEqual(['React from the beginning']);
    expect(await known('raect', 'quixotic', 'beginning')).toEqual(['beginning']);
  });

  it('come with the publication of a course and go when it is unpublished or archived', async () => {
    const id = await insert('Papyrology', 'draft');
    for (const gone of ['draft', 'archived']) {
      await changeStatus(id, 'published');
      expect(await known('papyrology')).toEqual(['papyrology']);
      expect(await search('papyrolgy')).toEqual(['Papyrology']);
      await changeStatus(id, gone);
      expect(await known('papyrology')).toEqual([]);
    }
  });

  it('follow an edit', async () => {
    const id = await insert('Campanology');
    const edited = await call('PUT', `/api/courses/${id}`, {
      title: 'Horology',
      description: 'About bells and clocks',
      category: 'Programming',
      language: 'English',
      difficulty: 'beginner',
    });
    expect(edited.status).toBe(200);
    expect(await known('campanology', 'horology')).toEqual(['horology']);
  });

  it('go when a course is deleted', async () => {
    const id = await insert('Vexillology');
    expect(await known('vexillology')).toEqual(['vexillology']);
    await academy.database.db.delete(courses).where(eq(courses.id, id));
    expect(await known('vexillology')).toEqual([]);
  });

  it('stay as long as one course has them', async () => {
    const [one, another] = [await insert('Numismatics'), await insert('More numismatics')];
    await changeStatus(one, 'draft');
    expect(await known('numismatics')).toEqual(['numismatics']);
    await changeStatus(another, 'draft');
    expect(await known('numismatics')).toEqual([]);
  });

  it('are right after many courses with the same words were published and unpublished at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => insert('Sphragistics seals', 'draft')));
    await Promise.all(ids.map((id) => changeStatus(id, 'published')));
    const [counted] = await academy.database.db
      .select()
      .from(searchWords)
      .where(eq(searchWords.word, 'sphragistics'));
    expect(counted?.courses).toBe(8);
    await Promise.all(ids.map((id) => changeStatus(id, 'draft')));
    expect(await known('sphragistics', 'seals')).toEqual([]);
  });

  it('stand in for up to three mistyped words, and not for a text of unknown words', async () => {
    const title = 'Quarrying marble granite limestone';
    await insert(title);
    expect(await search('quarying marbel granit')).toEqual([title]);
    expect(await search('quarying marbel graniet limestoen')).toEqual([]);
    expect(await search('quarrying marble granite limestoen')).toEqual([title]);
  });

  it('are so many of one course, and not a dictionary', async () => {
    const { db } = academy.database;
    const before = await db.$count(searchWords);
    const words = Array.from({ length: 3_000 }, (_, n) => `w${n.toString(36).padStart(4, 'q')}`);
    await insertCourse(academy.database, { title: 'Dictionary', description: words.join(' ') });
    expect((await db.$count(searchWords)) - before).toBeLessThanOrEqual(500);
  });
});
