/** Every call that takes a body, with bodies that no page of ours would send. */
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMatrix } from '../testing/access-matrix.ts';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../testing/test-session.ts';

let academy: TestAcademy;
/** Of the author, a student who has learned enough, and an admin: each call is open to one of them. */
let cookies: string[];
let named: Readonly<Record<string, string>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  const userId = await insertUser(database, { role: 'creator' });
  const courseId = await insertCourse(database, { authorId: userId });
  const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
  named = { courseId, moduleId: lesson?.moduleId ?? '', lessonId: lesson?.id ?? '' };
  const studentId = await insertUser(database);
  await database.db.insert(enrollments).values({ userId: studentId, courseId });
  const learned = { userId: studentId, courseId, lessonId: lesson?.id ?? '', completedAt: new Date() };
  await database.db.insert(lessonProgress).values(learned);
  const adminId = await insertUser(database, { role: 'admin' });
  cookies = [];
  for (const id of [userId, studentId, adminId]) {
    cookies.push(cookieHeader(await startTestSession(academy, id)));
  }
});
afterAll(() => academy.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const calls = accessMatrix
  .map(({ route, body }) => {
    const [method = '', path = ''] = route.split(' ');
    return { method: method as Method, path, body };
  })
  .filter(({ method, path }, at, all) => at === all.findIndex((x) => x.method === method && x.path === path));
/** Those that want something of their body: signing out and the like take none. */
const withBody = calls.filter(
  ({ body }) => body !== undefined && !Buffer.isBuffer(body) && Object.keys(body).length > 0,
);
const withIds = calls.filter(({ path }) => /:(courseId|moduleId|lessonId|version)\b/.test(path));

const fill = (path: string, ids: Readonly<Record<string, string>>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? newId()));

async function send(call: { method: Method; path: string }, payload: string, type = 'application/json') {
  const ask = (cookie: string | undefined) =>
    academy.app.inject({
      method: call.method,
      url: fill(call.path, named),
      headers: { cookie, origin: 'http://localhost:3000', 'content-type': type },
      payload,
    });
  let answer = await ask(cookies[0]);
  for (const cookie of cookies.slice(1)) if (answer.statusCode === 403) answer = await ask(cookie);
  return answer;
}

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

describe('a call that takes a body', () => {
  it('is known in number', () => {
    expect(withBody.length).toBeGreaterThan(8);
  });

  it.each([
    ['nothing', '', [400]],
    ['something that is no object', '"text"', [400]],
    [
      'fields of other kinds',
      '{"title":{},"content":[],"answers":5,"seconds":"x","status":1,"url":7}',
      [400],
    ],
    ['a depth bomb', deep, [400]],
    ['a prototype', '{"__proto__":{"role":"admin"}}', [400]],
    ['a constructor', '{"constructor":{"prototype":{"role":"admin"}}}', [400]],
    ['more than the limit', JSON.stringify({ title: 'x'.repeat(1024 * 1024) }), [413]],
  ])('refuses %s', async (_name, payload, expected) => {
    for (const call of withBody) {
      const { statusCode, body } = await send(call, payload);
      expect({ call: `${call.method} ${call.path}`, refused: expected.includes(statusCode) }).toEqual({
        call: `${call.method} ${call.path}`,
        refused: true,
      });
      // What is told of a refusal beside its code is the field and the limit, in the shape of the contract.
      const { facts, ...told } = JSON.parse(body);
      expect(told).toEqual({ message: expect.any(String), code: expect.any(String) });
      for (const name of Object.keys(facts ?? {})) expect(['field', 'problem', 'limit']).toContain(name);
    }
    expect(Reflect.get({}, 'role')).toBeUndefined();
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json-patch+json',
    'APPLICATION/JSON',
    'application/json; charset=utf-16',
    'application/json\t;x',
    'application/json ,text/plain',
    ' application/json',
  ])('never skips its schema for the type %j', async (type) => {
    for (const call of withBody) {
      const { statusCode } = await send(call, '{"title":{},"content":[],"answers":5,"seconds":"x"}', type);
      expect({ path: call.path, refused: statusCode === 400 || statusCode === 415 }).toEqual({
        path: call.path,
        refused: true,
      });
    }
  });
});

describe('an id', () => {
  it.each(['0', '-1', 'null', '../..', '%', "' or 1=1 --", '\u0000', 'x'.repeat(199), '০'])(
    'that is %j leads to nothing, at every call',
    async (id) => {
      const ids = new Proxy<Record<string, string>>({}, { get: () => id });
      for (const { method, path, body } of withIds) {
        const { statusCode } = await academy.app.inject({
          method,
          url: fill(path, ids),
          headers: {
            cookie: cookies[0],
            origin: 'http://localhost:3000',
            ...(Buffer.isBuffer(body) ? { 'content-type': 'image/png' } : {}),
          },
          ...(body === undefined ? {} : { payload: body }),
        });
        expect({ method, path, found: statusCode !== 400 && statusCode !== 404 }).toEqual({
          method,
          path,
          found: false,
        });
      }
    },
  );
});
