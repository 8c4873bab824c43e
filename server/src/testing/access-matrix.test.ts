import { courseStatuses } from '@academy/contract/courses/course-status.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMatrix, type Caller, callers, readers } from './access-matrix.ts';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import { createTestAcademy, type TestAcademy } from './test-academy.ts';
import { cookieHeader, startTestSession } from './test-session.ts';

let academy: TestAcademy;
const userIds = {} as Record<Exclude<Caller, 'visitor'>, string>;
const courseIds = {} as Record<(typeof courseStatuses)[number], string>;

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  userIds.stranger = await insertUser(database);
  userIds.enrolled = await insertUser(database);
  userIds.creator = await insertUser(database, { role: 'creator' });
  userIds.author = await insertUser(database, { role: 'creator' });
  userIds.admin = await insertUser(database, { role: 'admin' });
  for (const status of courseStatuses) {
    courseIds[status] = await insertCourse(database, { status, authorId: userIds.author });
    await insertCurriculum(database, courseIds[status], { Module: ['Lesson'] });
    await database.db.insert(enrollments).values({ userId: userIds.enrolled, courseId: courseIds[status] });
  }
});
afterAll(() => academy.close());

async function call(route: string, caller: Caller, courseId = '') {
  const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string];
  const cookie = caller === 'visitor' ? '' : cookieHeader(await startTestSession(academy, userIds[caller]));
  return academy.app.inject({
    method,
    url: path.replace(':courseId', courseId),
    headers: { cookie, origin: 'http://localhost:3000' },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
}

describe('the access matrix', () => {
  it('has a row for every registered route, and no row for a route that is not', () => {
    const inMatrix = new Set(accessMatrix.map(({ route }) => route));
    const registered = routesOf(academy).filter((route) => !/ \/(api\/docs|demo-identity)/.test(route));
    expect([...inMatrix].toSorted()).toEqual(registered.toSorted());
  });

  it('is told by each route itself', () => {
    for (const { method, url, config } of academy.routes) {
      if (/^\/api\/docs/.test(url)) continue;
      expect(config?.access, `${String(method)} ${url}`).toBeDefined();
    }
  });

  for (const { route, course, expected } of accessMatrix) {
    for (const caller of callers) {
      it(`answers ${expected[caller]} to ${caller} at ${route}${course === undefined ? '' : `, ${course}`}`, async () => {
        const response = await call(route, caller, course === undefined ? '' : courseIds[course]);
        expect(response.statusCode).toBe(expected[caller]);
        if (expected[caller] === 404) {
          const missing = await call(route, caller, '0190a5c2-0000-7000-8000-000000000000');
          expect(response.body).toBe(missing.body);
        }
      });
    }
  }

  it.each(callers)('gives %s the content of lessons only if they may read it', async (caller) => {
    const { body } = await call('GET /api/courses/:courseId/curriculum', caller, courseIds.published);
    expect(body.includes('Secret content')).toBe(readers.includes(caller));
    expect(body.includes('videoUrl')).toBe(readers.includes(caller));
  });

  it.each(callers)('lists only published courses to %s', async (caller) => {
    const { body } = await call('GET /api/courses', caller);
    expect(body).toContain(courseIds.published);
    expect(body).not.toContain(courseIds.draft);
    expect(body).not.toContain(courseIds.archived);
  });
});

function routesOf({ routes }: TestAcademy): string[] {
  return routes.flatMap(({ method, url }) =>
    [method]
      .flat()
      .filter((name) => name !== 'HEAD' && name !== 'OPTIONS')
      .map((name) => `${name} ${url}`),
  );
}
