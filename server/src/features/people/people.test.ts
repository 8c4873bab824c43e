import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertResource } from '../../testing/insert-resource.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let admin: Awaited<ReturnType<typeof signInLearner>>;
let adminId: string;

beforeAll(async () => {
  academy = await createTestAcademy({ config: { adminEmails: ['boss@example.com'] } });
  adminId = await insertUser(academy.database, {
    role: 'admin',
    name: 'Shirin',
    email: 'shirin@school.example',
  });
  admin = await signInLearner(academy, adminId);
});
afterAll(() => academy.close());

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await admin('GET', `/api/admin/people?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body as { people: Listed[]; after: string | null; count: number };
};
const names = async (query: Record<string, string>) => (await list(query)).people.map(({ name }) => name);

/** All pages of a list, one after the other. */
async function pages(query: Record<string, string>): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let after: string | null = null; ; ) {
    const page = await list({ ...query, ...(after === null ? {} : { after }) });
    all.push(...page.people);
    after = page.after;
    if (after === null) return all;
  }
}

describe('the list of people', () => {
  it('tells of each account what it teaches, takes and stores', async () => {
    const { database } = academy;
    const id = await insertUser(database, { name: 'Counted', role: 'creator' });
    const courseId = await insertCourse(database, { authorId: id });
    const [lesson] = await insertCurriculum(database, courseId, { One: ['First'] });
    await insertResource(academy, { lessonId: lesson?.id ?? '' });
    await database.db.execute(sql`update lesson_resources set created_by = ${id}::uuid`);
    await database.db.insert(enrollments).values({ userId: id, courseId: await insertCourse(database) });
    const { rows } = await database.pool.query('SELECT sum(bytes)::int AS bytes FROM lesson_resources');
    expect((await list({ q: 'counted' })).people).toEqual([
      {
        ...{ id, name: 'Counted', username: id, email: `${id}@example.com`, avatar: null },
        ...{ role: 'creator', isListed: false, joinedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
        ...{ seenAt: null, blockedAt: null, coursesTaught: 1, coursesTaken: 1, storedBytes: rows[0]?.bytes },
      },
    ]);
    expect(rows[0]?.bytes).toBeGreaterThan(0);
  });

  it('pages through everybody once in each order and direction, the equal ones too', async () => {
    const { database } = academy;
    const at = new Date('2026-01-01T00:00:00.000Z');
    for (let index = 0; index < 120; index += 1) {
      await insertUser(database, {
        name: index % 3 === 0 ? 'Same' : `Paged ${index}`,
        email: `${index % 2 === 0 ? 'P' : 'p'}aged${index}.x@pages.example`,
        ...(index % 4 === 0 ? { lastSeenAt: at } : {}),
      });
    }
    // As PostgreSQL counts them: finer than JavaScript.
    await database.db.execute(sql`
      update users set created_at = timestamptz '2026-01-01' + (random() * 1000)::int * interval '1 microsecond'
      where email like '%@pages.example'`);
    const everybody = (await database.db.select({ id: users.id }).from(users)).map(({ id }) => id).toSorted();
    for (const sort of ['name', 'email', 'seen', 'joined']) {
      for (const q of ['', 'pages.example']) {
        const up = (await pages({ sort, direction: 'up', q })).map(({ id }) => id);
        const down = (await pages({ sort, direction: 'down', q })).map(({ id }) => id);
        expect(up.toReversed()).toEqual(down);
        expect(up).toHaveLength(q === '' ? everybody.length : 120);
        if (q === '') expect(up.toSorted()).toEqual(everybody);
      }
    }
  });

  it('sorts by what it says, who was never seen last', async () => {
    const { database } = academy;
    const seen = (name: string, day: string | null) =>
      insertUser(database, { name, ...(day === null ? {} : { lastSeenAt: new Date(day) }) });
    await seen('Sorted b', '2026-02-01');
    await seen('sorted A', '2026-03-01');
    await seen('Sorted c', null);
    expect(await names({ q: 'sorted', sort: 'name', direction: 'up' })).toEqual([
      'sorted A',
      'Sorted b',
      'Sorted c',
    ]);
    expect(await names({ q: 'sorted', sort: 'seen' })).toEqual(['sorted A', 'Sorted b', 'Sorted c']);
    expect(await names({ q: 'sorted', sort: 'joined' })).toEqual(['Sorted c', 'sorted A', 'Sorted b']);
  });

  it('finds any part of a name or an address, however it is written', async () => {
    const { database } = academy;
    await insertUser(database, { name: 'José Águila', email: 'jose.aguila@letters.example' });
    await insertUser(database, { name: 'রিনা দাস', email: 'rina@letters.example' });
    for (const q of ['jose', 'ÁGUILA', 'guil', 'letters jos', 'aguila@lett', 'jo ag']) {
      expect({ q, names: await names({ q }) }).toEqual({ q, names: ['José Águila'] });
    }
    expect(await names({ q: 'রিনা' })).toEqual(['রিনা দাস']);
    expect(await names({ q: 'jose nobody' })).toEqual([]);
  });

  it('takes signs as they are written', async () => {
    const id = await insertUser(academy.database, { name: `Rate 50%_\\'"x` });
    for (const q of ['50%', '%', '_', '\\', `'`, '"', '%_', '0%_', `_\\'"x`, `'"x`]) {
      expect({ q, ids: (await list({ q })).people.map((person) => person.id) }).toEqual({ q, ids: [id] });
    }
    for (const q of ['5%0', '%%', '__', '\\%', '(', 'a\0b', "'; drop table users; --", '🙂']) {
      expect({ q, count: (await list({ q })).count }).toEqual({ q, count: 0 });
    }
    expect((await list({ q: ' '.repeat(100) })).count).toBe((await list()).count);
  });

  it('filters by the role that counts, and by who is blocked', async () => {
    const { database } = academy;
    const boss = await insertUser(database, {
      email: 'Boss@example.com',
      isListedAdmin: true,
      role: 'creator',
    });
    const once = await insertUser(database, {
      email: 'once@example.com',
      isListedAdmin: true,
      role: 'creator',
    });
    const blocked = await insertUser(database, { role: 'creator', blockedAt: new Date() });
    const ids = async (query: Record<string, string>) => (await pages(query)).map(({ id }) => id).toSorted();
    expect(await ids({ role: 'admin' })).toEqual([adminId, boss].toSorted());
    const creators = await ids({ role: 'creator', sort: 'name' });
    expect(creators).toContain(once);
    expect(creators).toContain(blocked);
    expect(creators).not.toContain(boss);
    expect(await ids({ blocked: '1' })).toEqual([blocked]);
    expect(await ids({ blocked: '1', role: 'student' })).toEqual([]);
    expect((await list({ q: 'boss@' })).people[0]).toMatchObject({ role: 'admin', isListed: true });
    expect((await list({ q: 'once@' })).people[0]).toMatchObject({ role: 'creator', isListed: false });
    expect((await list({ q: 'shirin' })).people[0]).toMatchObject({ role: 'admin', isListed: false });
  });

  it.each([
    ...[
      'nonsense',
      '.',
      'name',
      'name.',
      'joined',
      'joined.1.2',
      'joined.0190a5c2-0000-7000-8000-000000000000',
    ],
    ...['', 'x', '-1', '1e3', '99999999999999999', 'NaN', '2026-01-01'].map(
      (told) => `joined.0190a5c2-0000-7000-8000-000000000000.${told}`,
    ),
    'name.0190a5c2-0000-7000-8000-000000000000.a',
    'a'.repeat(401),
  ])('answers 400 to the end of a page that was none: %s', async (after) => {
    expect((await admin('GET', `/api/admin/people?${new URLSearchParams({ after })}`)).status).toBe(400);
  });

  it('takes the end of a page with any text in it', async () => {
    const place = (told: string) => `name.0190a5c2-0000-7000-8000-000000000000.${told}`;
    const call = (after: string) =>
      admin('GET', `/api/admin/people?${new URLSearchParams({ after, sort: 'name' })}`);
    for (const told of ['', 'a.b', "'; --", '\\', '🙂', '%00'])
      expect((await call(place(told))).status).toBe(200);
    expect((await call(place('a\0'))).status).toBe(400);
  });

  it.each(['sort=age', 'direction=left', 'role=king', 'blocked=0', `q=${'a'.repeat(101)}`])(
    'answers 400 to %s',
    async (query) => {
      expect((await admin('GET', `/api/admin/people?${query}`)).status).toBe(400);
    },
  );
});

describe('one person', () => {
  it('is told with the courses, the places signed in and the reason of a block', async () => {
    const { database } = academy;
    const id = await insertUser(database, { role: 'creator', blockedFor: 'Spam' });
    const courseId = await insertCourse(database, { authorId: id, title: 'Weaving', status: 'draft' });
    await database.db.insert(enrollments).values({ userId: adminId, courseId });
    await signInLearner(academy, id);
    const { body } = await admin('GET', `/api/admin/people/${id}`);
    expect(body).toMatchObject({ id, role: 'creator', blockedFor: 'Spam', sessions: 1, coursesTaught: 1 });
    expect(body.courses).toEqual([{ id: courseId, title: 'Weaving', status: 'draft', students: 1 }]);
    await database.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id));
    expect((await admin('GET', `/api/admin/people/${id}`)).body.blockedAt).not.toBeNull();
  });

  it.each(['nobody', '0190a5c2-0000-7000-8000-000000000000', '%00', "'"])('is missing as %s', async (id) => {
    expect((await admin('GET', `/api/admin/people/${id}`)).body).toMatchObject({ code: 'user_not_found' });
    for (const [method, path, body] of [
      ['PUT', 'role', { role: 'student' }],
      ['PUT', 'block', { hideCourses: false, reason: null }],
      ['DELETE', 'block', undefined],
      ['POST', 'sign-out', {}],
      ['POST', 'hand-over', { to: adminId }],
    ] as const) {
      const answer = await admin(method, `/api/admin/people/${id}/${path}`, body);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    }
  });
});
