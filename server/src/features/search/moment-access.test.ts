import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCues } from '../../testing/insert-cues.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
let courseId: string;
let lessonId: string;
const cookies: Record<string, string | undefined> = {};

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  const author = await insertUser(database, { role: 'creator' });
  const [enrolled, elsewhere] = [await insertUser(database), await insertUser(database)];
  courseId = await insertCourse(database, { authorId: author });
  const [lesson] = await insertCurriculum(database, courseId, { Module: ['Ornithology'] });
  lessonId = lesson?.id ?? '';
  await database.db.update(lessons).set({ content: 'Of the cassowary' }).where(eq(lessons.id, lessonId));
  await insertCues(database, lessonId, ['Here comes the kookaburra', 'and the hoatzin']);
  const other = await insertCourse(database);
  await insertCurriculum(database, other, { Module: ['Another lesson'] });
  await database.db.insert(enrollments).values([
    { userId: enrolled, courseId },
    { userId: elsewhere, courseId: other },
  ]);
  const people = {
    stranger: await insertUser(database),
    elsewhere,
    enrolled,
    creator: await insertUser(database, { role: 'creator' }),
    author,
    admin: await insertUser(database, { role: 'admin' }),
  };
  for (const [name, id] of Object.entries(people))
    cookies[name] = cookieHeader(await startTestSession(academy, id));
});
afterAll(() => academy.close());

async function answer(who: string, q: string, more = ''): Promise<string> {
  const cookie = cookies[who];
  const { statusCode, body } = await academy.app.inject({
    url: `/api/search/moments?q=${encodeURIComponent(q)}${more}`,
    headers: cookie === undefined ? {} : { cookie },
  });
  expect(statusCode).toBe(200);
  return body;
}

const kindsFor = async (who: string, q: string, more = '') =>
  (JSON.parse(await answer(who, q, more)).moments as { kind: string }[]).map(({ kind }) => kind);
const outsiders = ['visitor', 'stranger', 'elsewhere', 'creator'];
const readers = ['enrolled', 'author', 'admin'];
/** As its author does it, so that nobody is answered from memory. */
async function setStatus(status: 'published' | 'draft' | 'archived') {
  const { statusCode } = await academy.app.inject({
    method: 'PUT',
    url: `/api/creator/courses/${courseId}/status`,
    headers: { cookie: cookies['author'], origin: 'http://localhost:3000' },
    payload: { status },
  });
  expect(statusCode).toBe(200);
}

describe('who may read a course', () => {
  it.each(readers)('finds its titles, contents and words: %s', async (who) => {
    expect(await kindsFor(who, 'ornithology')).toEqual(['title']);
    expect(await kindsFor(who, 'cassowary')).toEqual(['content']);
    expect(await kindsFor(who, 'kookaburra')).toEqual(['speech']);
    expect(await kindsFor(who, 'kookabura')).toEqual(['speech']);
    expect(await kindsFor(who, 'hoatzin', `&courseId=${courseId}`)).toEqual(['speech']);
  });
});

describe('who may not read a course', () => {
  it.each(outsiders)('finds titles of its lessons alone: %s', async (who) => {
    expect(await kindsFor(who, 'ornithology')).toEqual(['title']);
    expect(await answer(who, 'ornithology')).toContain('"canOpen":false');
    expect(await kindsFor(who, 'ornitology')).toEqual(['title']);
    expect(await kindsFor(who, 'ornithology', `&courseId=${courseId}`)).toEqual(['title']);
  });

  /** What is said now, and what is not; as it is, mistyped, as a beginning, in a phrase, with a title, within the course. */
  const looks: readonly (readonly [string, string, string?])[] = [
    ['kookaburra', 'archaeopteryx'],
    ['kookabura', 'archaeopterix'],
    ['kooka', 'archa'],
    ['"the hoatzin"', '"the pelican"'],
    ['ornithology kookaburra', 'ornithology archaeopteryx'],
    ['kookaburra', 'archaeopteryx', 'in the course'],
    ['cassowary', 'pelican'],
    ['casowary', 'pelicann'],
  ];
  it.each(outsiders)(
    'is answered byte for byte the same whether a word is said there or not: %s',
    async (who) => {
      for (const [said, unsaid, inCourse] of looks) {
        const more = inCourse === undefined ? '' : `&courseId=${courseId}`;
        expect(await answer(who, said, more), said).toBe(await answer(who, unsaid, more));
      }
    },
  );

  it('is not answered otherwise by words that are near to a title', async () => {
    const before = await Promise.all(outsiders.map((who) => answer(who, 'orniphology')));
    expect(before[0]).toContain('Ornithology');
    // Nearer to what is typed than the title is, and said where none of them may listen.
    await insertCues(academy.database, lessonId, ['orniphologe orniphologi orniphologo'], 'eo');
    expect(await Promise.all(outsiders.map((who) => answer(who, 'orniphology')))).toEqual(before);
  });

  it('gets nothing by a place in the results of someone who may', async () => {
    const after = `&after=typed.title.99.ffffffff-ffff-ffff-ffff-ffffffffffff.0.${lessonId}`;
    for (const who of outsiders) expect(await kindsFor(who, 'kookaburra', after)).toEqual([]);
    expect(await kindsFor('enrolled', 'kookaburra', after)).toEqual(['speech']);
  });
});

describe('a course that is not published', () => {
  it('is its author’s and its students’ as a draft, titles too', async () => {
    await setStatus('draft');
    const nothing = await answer('visitor', 'archaeopteryx');
    for (const who of outsiders) {
      for (const more of ['', `&courseId=${courseId}`]) {
        expect(await answer(who, 'ornithology', more)).toBe(nothing);
        expect(await answer(who, 'kookaburra', more)).toBe(nothing);
        expect(await answer(who, 'ornitology', more)).toBe(nothing);
      }
    }
    for (const who of readers) expect(await kindsFor(who, 'kookaburra')).toEqual(['speech']);
  });

  it('stays open to its students when it is archived', async () => {
    await setStatus('published');
    await setStatus('archived');
    for (const who of outsiders) expect(await kindsFor(who, 'ornithology')).toEqual([]);
    for (const who of readers) expect(await kindsFor(who, 'kookaburra')).toEqual(['speech']);
  });
});
