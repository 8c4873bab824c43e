import type { Course } from '@academy/contract/courses/course.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let call: Awaited<ReturnType<typeof signInLearner>>;

/** A student of all of these, opened one after the other. */
beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  call = await signInLearner(academy, await insertUser(database));
  for (const course of [
    { title: 'Python for analysts', category: 'Data Science' },
    { title: 'Café design', instructor: 'José García', category: 'Design' },
    { title: 'বাংলা ভাষায় প্রোগ্রামিং', language: 'Bengali' },
    { title: 'Growing by 100% in snake_case', description: 'A back\\slash and C++' },
    { title: 'Databases', description: 'Where Python programs keep their data' },
  ]) {
    await call('POST', `/api/enrollments/courses/${await insertCourse(database, course)}`, {});
  }
  await insertCourse(database, { title: 'Python for somebody else', category: 'Programming' });
});
afterAll(() => academy.close());

async function titlesAt(path: string): Promise<string[]> {
  const { status, body } = await call('GET', path);
  expect(status).toBe(200);
  return (body as Course[]).map(({ title }) => title);
}

const inProgress = (text: string, more = '') =>
  titlesAt(`/api/courses/in-progress?search=${encodeURIComponent(text)}${more}`);

describe('searching the courses one is enrolled in', () => {
  it.each(['CAFE', 'jose garcia', 'dèsign', 'ভাষায়', '100%', 'snake_', '\\', 'c++', 'anlaysts', 'nothing'])(
    'finds by %j what the catalogue finds',
    async (text) => {
      const catalogue = await titlesAt(`/api/courses?search=${encodeURIComponent(text)}`);
      expect(catalogue).toHaveLength(text === 'nothing' ? 0 : 1);
      expect(await inProgress(text)).toEqual(catalogue);
    },
  );

  it('keeps the order of reading, and leaves out what one is not enrolled in', async () => {
    expect(await inProgress('python')).toEqual(['Databases', 'Python for analysts']);
    expect(await inProgress(' ')).toHaveLength(5);
  });

  it('knows a category by its Bengali name, and keeps the order of reading', async () => {
    expect(await inProgress('ডেটা সায়েন্স')).toEqual(['Python for analysts']);
    expect(await inProgress('প্রোগ্রামিং')).toEqual([
      ...['Databases', 'Growing by 100% in snake_case', 'বাংলা ভাষায় প্রোগ্রামিং'],
    ]);
  });

  it('knows levels and prices as the catalogue does', async () => {
    expect(await inProgress('free python')).toEqual(['Databases', 'Python for analysts']);
    expect(await inProgress('প্রাথমিক python')).toEqual(['Databases', 'Python for analysts']);
    expect(await inProgress('beginners')).toHaveLength(5);
    expect(await inProgress('advanced')).toEqual([]);
  });

  it('keeps to a category and a limit', async () => {
    expect(await inProgress('python', '&categoryId=2')).toEqual(['Python for analysts']);
    expect(await inProgress('', '&categoryId=7')).toEqual(['Café design']);
    expect(await inProgress('', '&categoryId=99')).toEqual([]);
    expect(await inProgress('', '&limit=1')).toEqual(['Databases']);
  });

  it('answers a text that no course can contain', async () => {
    expect(await inProgress('\0')).toEqual([]);
    expect(await inProgress('ক'.repeat(10_000))).toEqual([]);
  });
});
