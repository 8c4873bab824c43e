import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../testing/test-session.ts';

let academy: TestAcademy;
let cookie: string;
let courseId: string;
let note: string;

beforeAll(async () => {
  academy = await createTestAcademy();
  const userId = await insertUser(academy.database);
  courseId = await insertCourse(academy.database, { authorId: userId });
  const [lesson] = await insertCurriculum(academy.database, courseId, { One: ['a'] });
  note = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lesson?.id}/note`;
  cookie = cookieHeader(await startTestSession(academy, userId));
});
afterAll(() => academy.close());

/** How many of so many requests from one address were let through, and what the last was told. */
async function knock(
  times: number,
  remoteAddress: string,
  request: { method: 'GET' | 'POST' | 'PUT'; url: string; payload?: object },
) {
  let letThrough = 0;
  let last: { status: number; retryAfter: number } = { status: 0, retryAfter: 0 };
  for (let n = 0; n < times; n += 1) {
    const headers = { cookie, origin: 'http://localhost:3000' };
    const { statusCode, headers: answer } = await academy.app.inject({ ...request, headers, remoteAddress });
    if (statusCode !== 429) letThrough += 1;
    last = { status: statusCode, retryAfter: Number(answer['retry-after'] ?? 0) };
  }
  return { letThrough, last };
}

describe('too many requests from one address', () => {
  it.each([
    [
      'enrolling',
      120,
      () => ({ method: 'POST' as const, url: `/api/enrollments/courses/${courseId}`, payload: {} }),
    ],
    ['saving notes', 240, () => ({ method: 'POST' as const, url: note, payload: { content: 'x' } })],
    ['searching', 600, () => ({ method: 'GET' as const, url: '/api/courses?search=x' })],
  ])('%s are told when to come back, and other addresses are not', async (_name, limit, request) => {
    const { letThrough, last } = await knock(limit + 1, '203.0.113.1', request());
    expect(letThrough).toBe(limit);
    expect(last.status).toBe(429);
    expect(last.retryAfter).toBeGreaterThan(0);
    expect((await knock(1, '203.0.113.2', request())).letThrough).toBe(1);
  });

  it('searching are counted together, however the address is spelled', async () => {
    const address = '203.0.113.4';
    await knock(601, address, { method: 'GET', url: '/api/courses?search=x' });
    const spellings = [
      '/api/courses?%73earch=x',
      '/api/courses/?limit=8&sea%72ch=%78',
      '/%61pi/courses?search=x',
    ];
    for (const url of spellings) {
      expect({ url, ...(await knock(1, address, { method: 'GET', url })) }).toMatchObject({
        url,
        letThrough: 0,
      });
    }
  });

  it.each([
    ['a course', 'PUT' as const, () => `/api/courses/${courseId}`],
    ['the status of a course', 'PUT' as const, () => `/api/creator/courses/${courseId}/status`],
    ['a new module', 'POST' as const, () => `/api/courses/${courseId}/modules`],
    ['a lesson', 'PUT' as const, () => note.replace('/note', '')],
  ])('saving %s are counted by person, from wherever they come', async (_name, method, url) => {
    const save = { method, url: url(), payload: {} };
    const { letThrough } = await knock(240, '203.0.113.5', save);
    expect(letThrough).toBe(240);
    const { last } = await knock(1, '203.0.113.6', save);
    expect(last.status).toBe(429);
    expect(last.retryAfter).toBeGreaterThan(0);
  });

  it('browsing without a search are all answered', async () => {
    expect((await knock(700, '203.0.113.3', { method: 'GET', url: '/api/courses?limit=8' })).letThrough).toBe(
      700,
    );
  });
});
