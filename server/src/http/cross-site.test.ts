/** Every call that changes something, as a page of another site would make it in the browser of the author. */
import { contentOf } from '@academy/platform/backup/testing/content.ts';
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMatrix } from '../testing/access-matrix.ts';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../testing/test-session.ts';
import { insertUpload, tusHeaders } from '../testing/uploader.ts';

let academy: TestAcademy;
let cookie: string;
let named: Readonly<Record<string, string>> & { courseId: string; moduleId: string; lessonId: string };

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  const userId = await insertUser(database, { role: 'creator' });
  const courseId = await insertCourse(database, { authorId: userId, status: 'draft', publishedAt: null });
  const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
  const [moduleId, lessonId] = [lesson?.moduleId ?? '', lesson?.id ?? ''];
  named = { courseId, moduleId, lessonId, uploadId: await insertUpload(academy, { userId, lessonId }) };
  cookie = cookieHeader(await startTestSession(academy, userId));
});
afterAll(() => academy.close());

type Change = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** For mail programs, which come from anywhere: the signed address alone decides, and cookies are not looked at. */
const takenFromAnywhere = '/api/mail/unsubscribe/:token';

const changes = accessMatrix
  .map(({ route, body }) => {
    const [method = '', path = ''] = route.split(' ');
    return { method: method as Change, path, body };
  })
  .filter(({ method, path }) => !/^(GET|HEAD)$/.test(method) && path !== takenFromAnywhere)
  .filter(({ method, path }, at, all) => at === all.findIndex((x) => x.method === method && x.path === path));

const strangers: [string, Record<string, string>][] = [
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['of a sister host', { origin: 'https://sister.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['without an origin', { origin: 'null' }],
];
const forms = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

describe('a page', () => {
  it('is known to have many calls to try', () => {
    expect(changes.length).toBeGreaterThan(20);
  });

  it.each(strangers)('%s changes nothing by any call in any form', async (_name, headers) => {
    const before = await contentOf(academy);
    for (const { method, path, body } of changes) {
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? newId());
      for (const type of forms) {
        const answer = await academy.app.inject({
          method,
          url,
          headers: { cookie, ...tusHeaders(method, named), 'content-type': type, ...headers },
          payload: JSON.stringify(body ?? {}),
        });
        expect({ method, path, type, status: answer.statusCode }).toEqual({
          method,
          path,
          type,
          status: 403,
        });
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
    expect(await contentOf(academy)).toEqual(before);
  });

  it.each(strangers)('%s is told by no preflight that it may ask with cookies', async (_name, headers) => {
    for (const { method, path } of changes) {
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? newId());
      const preflight = { ...headers, 'access-control-request-method': method };
      const answer = await academy.app.inject({ method: 'OPTIONS', url, headers: preflight });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});
