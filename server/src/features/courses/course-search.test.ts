import { translatedCategoryNames } from '@academy/contract/courses/category-names.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { filterNames } from '@academy/contract/courses/filter-names.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse } from '../../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;

const categoryNames = Object.entries(translatedCategoryNames.bn);

async function search(text: string, more = ''): Promise<string[]> {
  const { status, body } = await academy.get(`/api/courses?search=${encodeURIComponent(text)}${more}`);
  expect(status).toBe(200);
  return (body as Course[]).map((course) => course.title);
}

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  await insertCourse(database, { title: 'Python for analysts', category: 'Data Science' });
  await insertCourse(database, { title: 'Café design', instructor: 'José García', category: 'Design' });
  await insertCourse(database, {
    title: 'বাংলা ভাষায় প্রোগ্রামিং',
    description: 'হাতে কলমে প্রথম পাঠ',
    language: 'Bengali',
  });
  await insertCourse(database, {
    title: 'Growing by 100% in snake_case',
    description: 'A back\\slash and C++',
  });
  await insertCourse(database, { title: 'Databases', description: 'Where Python programs keep their data' });
  await insertCourse(database, { title: 'Python drafts', status: 'draft', publishedAt: null });
});

afterAll(() => academy.close());

describe('searching the catalogue', () => {
  it('reads title, description, instructor and category', async () => {
    expect(await search('analysts')).toEqual(['Python for analysts']);
    expect(await search('keep their data')).toEqual(['Databases']);
    expect(await search('garcía')).toEqual(['Café design']);
    expect(await search('data science')).toEqual(['Python for analysts']);
  });

  it('puts courses with the words in their title first', async () => {
    expect(await search('python')).toEqual(['Python for analysts', 'Databases']);
  });

  it('ignores case and accents on both sides', async () => {
    expect(await search('CAFE')).toEqual(['Café design']);
    expect(await search('dèsign')).toEqual(['Café design']);
    expect(await search('jose GARCIA')).toEqual(['Café design']);
  });

  it('finds substrings, and words in any order', async () => {
    expect(await search('nalyst')).toEqual(['Python for analysts']);
    expect(await search('design café')).toEqual(['Café design']);
    expect(await search('py')).toEqual(['Python for analysts', 'Databases']);
  });

  it.each(['pyhton', 'pithon', 'pythn', 'pythonn', 'Anlaysts'])(
    'forgives the typing error in %s',
    async (typed) => {
      expect(await search(typed)).toContain('Python for analysts');
    },
  );

  it('finds Bengali by word, by part and with a typing error', async () => {
    // Before the courses of the category that screens call so.
    expect((await search('প্রোগ্রামিং'))[0]).toBe('বাংলা ভাষায় প্রোগ্রামিং');
    expect(await search('ভাষায়')).toEqual(['বাংলা ভাষায় প্রোগ্রামিং']);
    expect(await search('কলমে')).toEqual(['বাংলা ভাষায় প্রোগ্রামিং']);
    expect((await search('প্রোগামিং'))[0]).toBe('বাংলা ভাষায় প্রোগ্রামিং');
  });

  it.each([
    ['a letter with a dot, in one sign or two', '\u09A8\u09DF\u09A8', '\u09A8\u09AF\u09BC\u09A8'],
    ['a vowel in one sign or two', '\u0995\u09CB\u09A1', '\u0995\u09C7\u09BE\u09A1'],
    [
      'joiners that nobody sees',
      '\u09B0\u200D\u09CD\u09AF\u09BE\u0982\u0995',
      '\u09B0\u09CD\u09AF\u09BE\u0982\u0995',
    ],
    [
      'a joiner that keeps letters apart',
      '\u0989\u09A6\u09CD\u200C\u09AC\u09C7\u0997',
      '\u0989\u09A6\u09CD\u09AC\u09C7\u0997',
    ],
    ['khanda ta and what it was made of', '\u09B9\u09A0\u09BE\u09CE', '\u09B9\u09A0\u09BE\u09A4\u09CD\u200D'],
    ['digits of its own and Latin ones', 'পাঠ ২০২৬', 'পাঠ 2026'],
  ])('finds Bengali that looks the same: %s', async (_name, one, other) => {
    const [first, second] = [`${one} এক`, `${other} দুই`];
    await insertCourse(academy.database, { title: first, category: 'Looks the same' });
    await insertCourse(academy.database, { title: second, category: 'Looks the same' });
    const titles = [first, second].toSorted();
    expect((await search(`${one} এক`)).toSorted()).toEqual([first]);
    expect((await search(one)).toSorted()).toEqual(titles);
    expect((await search(other)).toSorted()).toEqual(titles);
  });

  it('takes signs to the letter', async () => {
    expect(await search('100%')).toEqual(['Growing by 100% in snake_case']);
    expect(await search('_')).toEqual(['Growing by 100% in snake_case']);
    expect(await search('%')).toEqual(['Growing by 100% in snake_case']);
    expect(await search('back\\slash')).toEqual(['Growing by 100% in snake_case']);
    expect(await search('c++')).toEqual(['Growing by 100% in snake_case']);
    expect(await search('%%')).toEqual([]);
    expect(await search('200%')).toEqual([]);
    expect(await search("'; drop table courses; --")).toEqual([]);
    expect(await search('py\0thon')).toEqual([]);
  });

  it('stays within a category', async () => {
    expect(await search('python', '&categoryId=2')).toEqual(['Python for analysts']);
    expect(await search('python', '&categoryId=7')).toEqual([]);
  });

  it('takes a blank search for none', async () => {
    expect(await search('   ', '&limit=1000')).toEqual(await search('', '&limit=1000'));
  });

  it('never finds what is not published', async () => {
    expect(await search('drafts')).toEqual([]);
  });

  it('answers a search of 10,000 characters, of any script', async () => {
    expect(await search('x'.repeat(10_000))).toEqual([]);
    expect(await search('ভাষা '.repeat(2_000))).toEqual(['বাংলা ভাষায় প্রোগ্রামিং']);
    expect(await search('python '.repeat(1_400))).toEqual(['Python for analysts', 'Databases']);
  });

  it('answers a long search over a real connection', async () => {
    const address = await academy.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/courses?search=${encodeURIComponent('ক'.repeat(10_000))}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
  });
});

describe('searching by the name of a category', () => {
  it.each(categoryNames)('knows what Bengali screens call %s: %s', async (english, bengali) => {
    const named = `Only a ${english} course`;
    const written = `আরও ${bengali} শিখি`;
    await insertCourse(academy.database, { title: named, category: english });
    await insertCourse(academy.database, { title: written, category: 'Elsewhere' });
    const found = await search(bengali, '&limit=100');
    expect(found.filter((title) => [named, written].includes(title))).toHaveLength(2);
    // A course that has the words themselves stands first.
    expect(found[0]).toBe(written);
    expect(await search(bengali, '&limit=1')).toEqual([written]);
    expect(await search(`only ${bengali}`)).toEqual([named]);
  });
});

describe('searching by level and price', () => {
  const filters = Object.values(filterNames).flatMap((byFilter) =>
    Object.entries(byFilter).flatMap(([filter, names]) => names.map((name) => [name, filter] as const)),
  );

  beforeAll(async () => {
    const { database } = academy;
    const costs = { category: 'Levels', price: 20 };
    await insertCourse(database, { ...costs, title: 'Loom one', difficulty: 'beginner' });
    await insertCourse(database, { ...costs, title: 'Loom two', difficulty: 'intermediate' });
    await insertCourse(database, { ...costs, title: 'Loom three', difficulty: 'advanced' });
    await insertCourse(database, { ...costs, title: 'Loom four', difficulty: 'all-levels', price: 0 });
    await insertCourse(database, { ...costs, title: 'Loom five', price: null });
    await insertCourse(database, { ...costs, title: 'Free advanced loom software', difficulty: 'beginner' });
  });

  const found: Record<string, string[]> = {
    beginner: ['Loom five', 'Loom four', 'Loom one'],
    intermediate: ['Loom two'],
    advanced: ['Loom three'],
    'all-levels': ['Loom four'],
    free: ['Loom five', 'Loom four'],
  };
  const looms = async (text: string) => (await search(text)).filter((title) => title.startsWith('Loom'));

  it.each(filters)('reads %s as %s', async (name, filter) => {
    expect(await looms(`loom ${name}`)).toEqual(found[filter]);
    expect(await looms(`${name} LOOM`)).toEqual(found[filter]);
  });

  it('lists the courses of a level, or those that are free, in the order of the catalogue', async () => {
    expect(await search('advanced')).toEqual(['Free advanced loom software', 'Loom three']);
    expect(await search('intermediate courses')).toEqual(['Loom two']);
    const free = await search('free');
    expect(free.slice(0, 3)).toEqual(['Free advanced loom software', 'Loom five', 'Loom four']);
    // What has no price is free.
    expect(free).toContain('Databases');
    expect(await search('free', '&limit=2')).toEqual(free.slice(0, 2));
  });

  it('puts courses that have the words themselves first', async () => {
    expect((await search('free'))[0]).toBe('Free advanced loom software');
    expect(await search('free software', '&limit=1')).toEqual(['Free advanced loom software']);
    expect(await search('advanced loom')).toEqual(['Free advanced loom software', 'Loom three']);
  });

  it('takes a level and a price together, two levels for either, and words around them for nothing', async () => {
    expect(await looms('free courses for beginners loom')).toEqual(['Loom five', 'Loom four']);
    expect(await search('loom intermediate advanced')).toEqual(['Loom three', 'Loom two']);
    expect(await looms('loom for beginner’s')).toEqual(found['beginner']);
    expect(await looms('নতুনদের জন্য বিনামূল্যে loom কোর্স')).toEqual(['Loom five', 'Loom four']);
  });

  it('goes with a category, chosen or named, and a typing error in the other words', async () => {
    expect(await search('beginner', '&categoryId=2')).toContain('Python for analysts');
    expect(await search('beginner', '&categoryId=2')).not.toContain('Loom one');
    expect(await search('advanced', '&categoryId=2')).toEqual([]);
    expect(await search('প্রাথমিক ডেটা সায়েন্স analysts')).toEqual(['Python for analysts']);
    expect(await search('free anlaysts')).toEqual(['Python for analysts']);
    expect(await search('free python')).toEqual(['Python for analysts', 'Databases']);
  });
});

describe('searching with a sentence', () => {
  it('finds what it is about where no course has all of its words, a typing error in it forgiven', async () => {
    await insertCourse(academy.database, { title: 'Kites that fly', difficulty: 'advanced' });
    expect(await search('how to make kites that fly')).toEqual(['Kites that fly']);
    expect(await search('kites for beginners')).toEqual(['Kites that fly']);
    expect(await search('how do i build a kties')).toEqual([]);
    expect(await search('i would like to make kties')).toEqual(['Kites that fly']);
    expect(await search('how to')).toEqual([]);
  });
});

describe('searching more courses than the first look reads', () => {
  beforeAll(async () => {
    // One old course with a rare word, under more new ones than are read in catalogue order.
    const author = await insertCourse(academy.database, {
      title: 'Zymurgy at home',
      publishedAt: new Date(2001, 0, 1),
    });
    await academy.database.pool.query(
      `INSERT INTO courses (id, author_id, title, description, category, instructor, status, published_at)
       SELECT gen_random_uuid(), author_id, 'Common ' || n, 'Filler of the catalogue', 'Business', 'Nobody', 'published',
         timestamptz '2020-01-01' + n * interval '1 minute'
       FROM courses, generate_series(1, 1500) AS n WHERE id = $1`,
      [author],
    );
  });

  it('finds a rare word in an old course, by substring, by its beginning and with a typing error', async () => {
    expect(await search('zymurgy')).toEqual(['Zymurgy at home']);
    expect(await search('murg')).toEqual(['Zymurgy at home']);
    expect(await search('zy')).toEqual(['Zymurgy at home']);
    expect(await search('zymurgi')).toEqual(['Zymurgy at home']);
  });

  it('finds what is rare among them by its level and price, with words and without', async () => {
    const { pool } = academy.database;
    await pool.query(`UPDATE courses SET difficulty = 'intermediate', price = 5 WHERE title LIKE 'Common%'`);
    expect(await search('beginner zymurgy')).toEqual(['Zymurgy at home']);
    expect(await search('free zy')).toEqual(['Zymurgy at home']);
    // None is advanced: what the search is about counts.
    expect(await search('advanced zymurgy')).toEqual(['Zymurgy at home']);
    expect(await search('free', '&limit=1000')).toContain('Zymurgy at home');
    expect((await search('intermediate', '&limit=2')).toSorted()).toEqual(['Common 1500', 'Loom two']);
    expect(await search('intermediate common', '&limit=2')).toEqual(['Common 1500', 'Common 1499']);
    // 'Business' is a category of the catalogue's list.
    expect(await search('intermediate', '&limit=2&categoryId=8')).toEqual(['Common 1500', 'Common 1499']);
  });

  it('lists the newest courses with a common word first', async () => {
    expect(await search('common', '&limit=3')).toEqual(['Common 1500', 'Common 1499', 'Common 1498']);
    expect(await search('common', '&limit=1000')).toHaveLength(1000);
  });
});
