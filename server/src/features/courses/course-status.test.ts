import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  authorId = await insertUser(academy.database, { role: 'creator' });
  call = await signInLearner(academy, authorId);
});

const make = (status: CourseStatus, publishedAt: Date | null = null) =>
  insertCourse(academy.database, { authorId, status, publishedAt });

const change = (courseId: string, status: string) =>
  call('PUT', `/api/creator/courses/${courseId}/status`, { status });

describe('the status of a course', () => {
  const published = new Date('2026-01-02T03:04:05.000Z');

  it.each([
    ['draft', 'published', 200],
    ['published', 'draft', 200],
    ['archived', 'draft', 200],
    ['draft', 'archived', 200],
    ['published', 'archived', 200],
    ['archived', 'published', 409],
    ['draft', 'draft', 409],
    ['published', 'published', 409],
    ['archived', 'archived', 409],
  ] as const)('from %s to %s answers %i', async (from, to, expected) => {
    const id = await make(from, from === 'draft' ? null : published);
    const { status, body } = await change(id, to);
    expect(status).toBe(expected);
    expect((await call('GET', `/api/courses/${id}`)).body.status).toBe(expected === 200 ? to : from);
    if (expected === 409)
      expect(body.code).toBe(from === to ? 'course_status_unchanged' : 'course_not_draft');
  });

  it.each(['', 'deleted', 'PUBLISHED'])('cannot become %j', async (status) => {
    expect((await change(await make('draft'), status)).status).toBe(400);
  });

  it('dates the first publication, which stays when it is published again', async () => {
    const id = await make('draft');
    const { body } = await change(id, 'published');
    expect(body).toEqual({ _id: id, id, status: 'published', publishedAt: expect.any(String) });
    await change(id, 'draft');
    expect((await change(id, 'published')).body.publishedAt).toBe(body.publishedAt);
  });

  it('is changed by one of many who change it at once', async () => {
    const id = await make('draft');
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(id, 'published')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('does not make a form stale that is open meanwhile', async () => {
    const id = await make('draft');
    await change(id, 'published');
    expect((await call('GET', `/api/courses/${id}`)).body.revision).toBe(1);
  });

  it('brings a course into the catalogue, and out of it', async () => {
    const id = await make('draft');
    const inCatalogue = async () =>
      JSON.stringify((await academy.get('/api/courses?limit=1000')).body).includes(id);
    expect(await inCatalogue()).toBe(false);
    await change(id, 'published');
    await vi.waitFor(async () => expect(await inCatalogue()).toBe(true), { timeout: 20_000 });
    await change(id, 'archived');
    await vi.waitFor(async () => expect(await inCatalogue()).toBe(false), { timeout: 20_000 });
  });
});
