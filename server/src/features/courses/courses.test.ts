import type { Course } from '@academy/contract/courses/course.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
const titlesOf = (body: unknown) => (body as Course[]).map((course) => course.title);

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  const published = (title: string, day: number, values = {}) =>
    insertCourse(database, { title, publishedAt: new Date(2026, 0, day), ...values });
  await published('Weaving', 1, { category: 'Web Development' });
  await published('Pottery', 2, { category: 'Design', price: 49.5, isBestseller: true, isFeatured: true });
  await published('Locks', 3, { category: 'Cybersecurity' });
  await insertCourse(database, { title: 'A draft', status: 'draft', publishedAt: null });
  await insertCourse(database, { title: 'An archived one', status: 'archived' });
});

afterAll(() => academy.close());

describe('GET /api/courses', () => {
  it('lists published courses only, newest first', async () => {
    const { status, body } = await academy.get('/api/courses');
    expect(status).toBe(200);
    expect(titlesOf(body)).toEqual(['Locks', 'Pottery', 'Weaving']);
  });

  it('finds a category by the id of the catalogue list, whatever list it was saved from', async () => {
    expect(titlesOf((await academy.get('/api/courses?categoryId=4')).body)).toEqual(['Weaving']);
    expect(titlesOf((await academy.get('/api/courses?categoryId=99')).body)).toEqual([]);
  });

  it('shows a visitor the flags under the names of the catalogue, and no progress', async () => {
    const { body } = await academy.get('/api/courses?categoryId=7');
    expect(body).toMatchObject([
      {
        title: 'Pottery',
        categoryId: 7,
        category: 'Design',
        price: 49.5,
        bestseller: true,
        featured: true,
        isNew: true,
        isEnrolled: false,
        progress: 0,
        completionRate: null,
      },
    ]);
    const [course] = body as Record<string, unknown>[];
    expect(course?.['id']).toBe(course?.['_id']);
    expect(Object.keys(course ?? {})).not.toContain('authorId');
  });

  it('gives a category that only the form has no catalogue id', async () => {
    expect((await academy.get('/api/courses?limit=1')).body).toMatchObject([
      { title: 'Locks', categoryId: null },
    ]);
  });

  it.each([
    ['limit=1', 1],
    ['limit=0', 1],
    ['limit=-1', 1],
    ['limit=1e9', 3],
    ['limit=', 3],
    ['unknown=parameter', 3],
  ])('answers ?%s with %i courses', async (query, count) => {
    const { status, body } = await academy.get(`/api/courses?${query}`);
    expect(status).toBe(200);
    expect(body).toHaveLength(count);
  });

  it.each(['limit=8abc', 'limit=1.5', 'limit=1&limit=2', 'categoryId=abc', 'search=a&search=b'])(
    'refuses ?%s with a sentence',
    async (query) => {
      const { status, body } = await academy.get(`/api/courses?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'bad_request',
        message: expect.stringContaining(query.split('=', 1)[0] ?? ''),
      });
    },
  );

  it('shows a change to the next visitor', async () => {
    const id = await insertCourse(academy.database, { title: 'Fresh', publishedAt: new Date(2027, 0, 1) });
    await vi.waitFor(
      async () => expect(titlesOf((await academy.get('/api/courses')).body)).toContain('Fresh'),
      { timeout: 20_000 },
    );
    await academy.database.db.transaction(async (tx) => {
      await tx.update(courses).set({ status: 'draft' }).where(eq(courses.id, id));
      await recordEvent(tx, { name: 'course_unpublished', courseId: id });
    });
    await vi.waitFor(
      async () => expect(titlesOf((await academy.get('/api/courses')).body)).not.toContain('Fresh'),
      { timeout: 20_000 },
    );
  });
});

describe('GET /api/courses/{courseId}/others', () => {
  it('names three other published courses of the same author and instructor at most, the newest first', async () => {
    const authorId = await insertUser(academy.database);
    const instructor = 'Rumana Haque';
    const write = (title: string, day: number, values = {}) =>
      insertCourse(academy.database, {
        ...{ title, authorId, instructor, publishedAt: new Date(2024, 0, day), ...values },
      });
    const id = await write('Dyes', 9);
    const none = await academy.get(`/api/courses/${id}/others`);
    expect(none.body).toEqual([]);
    for (const day of [1, 2, 3, 4]) await write(`Dyes ${day}`, day);
    await write('A draft of hers', 5, { status: 'draft', publishedAt: null });
    await write('Taught by somebody else', 6, { instructor: 'Tanvir Ahmed' });
    await insertCourse(academy.database, { title: 'Of a namesake', instructor });
    await vi.waitFor(
      async () => {
        const { body } = await academy.get(`/api/courses/${id}/others`);
        expect(titlesOf(body)).toEqual(['Dyes 4', 'Dyes 3', 'Dyes 2']);
      },
      { timeout: 20_000 },
    );
  });
});

describe('GET /api/courses/{courseId}', () => {
  it('counts the lessons of the course', async () => {
    const id = await insertCourse(academy.database, { title: 'Counted', publishedAt: new Date(2025, 0, 1) });
    await insertCurriculum(academy.database, id, { One: ['a', 'b'], Two: ['c'] });
    expect((await academy.get(`/api/courses/${id}`)).body).toMatchObject({
      _id: id,
      totalLessons: 3,
      studentCount: 0,
    });
  });

  it('answers a draft, an archived course, a stranger id and a malformed id exactly alike', async () => {
    const hidden = [
      await insertCourse(academy.database, { status: 'draft', publishedAt: null }),
      await insertCourse(academy.database, { status: 'archived' }),
      '0190a5c2-0000-7000-8000-000000000000',
      'malformed',
      '0',
      '%00',
      "'; drop table courses; --",
    ];
    for (const id of hidden) {
      const { status, body } = await academy.get(`/api/courses/${encodeURIComponent(id)}`);
      expect({ id, status, body }).toEqual({
        id,
        status: 404,
        body: { message: 'Course not found', code: 'course_not_found' },
      });
    }
  });
});
