import type { Course } from '@academy/contract/courses/course.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
let userId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

const payload = {
  title: 'Weaving',
  description: 'From the warp to the weft',
  category: 'Web Development',
  thumbnailUrl: 'https://example.com/loom.jpg',
  instructor: 'Rokeya Begum',
  language: 'Bengali',
  difficulty: 'beginner',
  price: 49.5,
  isFeatured: true,
  isBestseller: true,
  isNew: false,
};

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  userId = await insertUser(academy.database, { name: 'Anika Rahman' });
  call = await signInLearner(academy, userId);
});

async function create(changes: object = {}): Promise<string> {
  const { status, body } = await call('POST', '/api/courses', { ...payload, ...changes });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.id;
}

async function rowOf(courseId: string) {
  const [row] = await academy.database.db.select().from(courses).where(eq(courses.id, courseId));
  return row;
}

describe('creating a course', () => {
  it('makes a draft of what was sent, and tells its id', async () => {
    const { status, body } = await call('POST', '/api/courses', payload);
    expect({ status, body }).toEqual({
      status: 201,
      body: { _id: body.id, id: expect.any(String), revision: 1 },
    });
    expect((await call('GET', `/api/courses/${body.id}`)).body).toMatchObject({
      title: 'Weaving',
      category: 'Web Development',
      categoryId: 4,
      thumbnailUrl: 'https://example.com/loom.jpg',
      instructor: 'Rokeya Begum',
      price: 49.5,
      featured: true,
      bestseller: true,
      isNew: false,
      status: 'draft',
      publishedAt: null,
      revision: 1,
      completionRate: 0,
    });
  });

  it('makes a student a creator at once, and leaves an admin an admin', async () => {
    await create();
    expect((await call('GET', '/api/auth/me')).body).toMatchObject({ user: { role: 'creator' } });
    const adminId = await insertUser(academy.database, { role: 'admin' });
    const admin = await signInLearner(academy, adminId);
    expect((await admin('POST', '/api/courses', payload)).status).toBe(201);
    const [row] = await academy.database.db.select().from(users).where(eq(users.id, adminId));
    expect(row?.role).toBe('admin');
  });

  it('makes a user whose course was refused no creator', async () => {
    await call('POST', '/api/courses', { ...payload, title: 'ab' });
    expect((await call('GET', '/api/auth/me')).body).toMatchObject({ user: { role: 'student' } });
  });

  it.each(['', '   ', null, undefined])('takes %j for the instructor as the author', async (instructor) => {
    expect((await rowOf(await create({ instructor })))?.instructor).toBe('Anika Rahman');
  });

  it('takes an absent or null price as free, and keeps cents', async () => {
    expect((await rowOf(await create({ price: null })))?.price).toBeNull();
    expect((await rowOf(await create({ price: undefined })))?.price).toBeNull();
    expect((await rowOf(await create({ price: 0 })))?.price).toBe(0);
    expect((await rowOf(await create({ price: 19.99 })))?.price).toBe(19.99);
  });

  it('never stores what the server owns', async () => {
    const forged = {
      _id: '0190a5c2-0000-7000-8000-00000000000f',
      id: '0190a5c2-0000-7000-8000-00000000000f',
      authorId: await insertUser(academy.database),
      author: 'me',
      role: 'admin',
      status: 'published',
      publishedAt: '2020-01-01T00:00:00Z',
      rating: 5,
      studentCount: 1000,
      progress: 100,
      completionRate: 100,
      revision: 77,
      instructorAvatar: 'https://evil.example/track.gif',
    };
    const row = await rowOf(await create(forged));
    expect(row).toMatchObject({
      authorId: userId,
      status: 'draft',
      publishedAt: null,
      rating: null,
      revision: 1,
      instructorAvatar: null,
    });
    expect(row?.id).not.toBe(forged._id);
    expect((await call('GET', '/api/auth/me')).body).toMatchObject({ user: { role: 'creator' } });
  });

  it.each([
    [{ title: 'ab' }, 'Course title must be at least 3 characters'],
    [{ title: ' \u200b\u200b\u200b ' }, 'Course title must be at least 3 characters'],
    [{ title: undefined }, 'Course title must be at least 3 characters'],
    [{ description: '123456789' }, 'Description must be at least 10 characters'],
    [{ category: '' }, 'Category is required'],
    [{ instructor: 5 }, 'Instructor is required'],
    [{ language: ' ' }, 'Language is required'],
    [{ difficulty: '' }, 'Difficulty level is required'],
    [{ thumbnailUrl: 'javascript:alert(1)' }, 'Enter an http or https address'],
  ])('refuses %j with the very words of the form', async (changes, message) => {
    const answer = await call('POST', '/api/courses', { ...payload, ...changes });
    expect(answer).toEqual({ status: 400, body: { message, code: 'bad_request' } });
  });

  it.each(['-1', '1e309', '"0"', '""', '100000000'])('refuses the price %s', async (price) => {
    const text = JSON.stringify({ ...payload, price: '@' }).replace('"@"', price);
    const sent = await sendText(text);
    expect({ price, status: sent.statusCode }).toEqual({ price, status: 400 });
  });

  it('keeps Bengali, emoji and script as the text that they are', async () => {
    const title = 'তাঁত বোনা 👩‍🏫 <script>alert(1)</script>';
    const id = await create({ title, description: 'ক্ষুদ্র ঋণ ও তাঁত\nশিল্প' });
    expect((await call('GET', `/api/courses/${id}`)).body).toMatchObject({
      title,
      description: 'ক্ষুদ্র ঋণ ও তাঁত\nশিল্প',
    });
  });

  it.each([
    ['a body that is no object', '[]'],
    ['broken JSON', '{'],
    ['a prototype', `{"__proto__":{"isAdmin":true},${JSON.stringify(payload).slice(1)}`],
    ['a very deep body', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('refuses %s', async (_, text) => {
    expect((await sendText(text)).statusCode).toBe(400);
  });

  it('refuses a body of another type, and one over the limit', async () => {
    expect((await sendText(JSON.stringify(payload), 'text/plain')).statusCode).toBe(400);
    expect((await sendText(JSON.stringify(payload), 'application/xml')).statusCode).toBe(415);
    const description = 'x'.repeat(2 * 1024 * 1024);
    expect((await call('POST', '/api/courses', { ...payload, description })).status).toBe(413);
  });

  async function sendText(text: string, type = 'application/json') {
    return academy.app.inject({
      method: 'POST',
      url: '/api/courses',
      headers: {
        cookie: cookieHeader(await startTestSession(academy, userId)),
        origin: 'http://localhost:3000',
        'content-type': type,
      },
      payload: text,
    });
  }
});

describe('saving a course', () => {
  it('changes what was sent, counts the edit and dates the course', async () => {
    const id = await create();
    const changed = {
      ...payload,
      title: 'Weaving again',
      price: null,
      isNew: true,
      category: 'Cloud Computing',
    };
    expect(await call('PUT', `/api/courses/${id}`, changed)).toEqual({
      status: 200,
      body: { _id: id, id, revision: 2 },
    });
    expect(await rowOf(id)).toMatchObject({
      title: 'Weaving again',
      price: null,
      isNew: true,
      category: 'Cloud Computing',
      lastUpdatedAt: expect.any(Date),
    });
  });

  it('shows visitors the change', async () => {
    const id = await insertCourse(academy.database, { authorId: userId, title: 'Old name' });
    expect((await academy.get(`/api/courses/${id}`)).body).toMatchObject({ title: 'Old name' });
    await call('PUT', `/api/courses/${id}`, { ...payload, title: 'New name' });
    await vi.waitFor(
      async () => expect((await academy.get(`/api/courses/${id}`)).body).toMatchObject({ title: 'New name' }),
      { timeout: 20_000 },
    );
  });

  it('on top of a newer edit is refused, and the newer edit stays', async () => {
    const id = await create();
    expect((await call('PUT', `/api/courses/${id}`, { ...payload, title: 'Hers', revision: 1 })).status).toBe(
      200,
    );
    expect(await call('PUT', `/api/courses/${id}`, { ...payload, title: 'Mine', revision: 1 })).toEqual({
      status: 409,
      body: {
        code: 'stale_edit',
        message: 'This course was changed elsewhere since you opened it.',
        facts: { thing: 'course' },
      },
    });
    expect((await rowOf(id))?.title).toBe('Hers');
    expect((await call('PUT', `/api/courses/${id}`, { ...payload, title: 'Mine', revision: 2 })).status).toBe(
      200,
    );
  });

  it('lets one of two editors through who save the same revision at once', async () => {
    const id = await create();
    const saves = ['a', 'b', 'c', 'd'].map((name) =>
      call('PUT', `/api/courses/${id}`, { ...payload, title: `Editor ${name}`, revision: 1 }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect((await rowOf(id))?.revision).toBe(2);
  });

  it('without a revision is the last word', async () => {
    const id = await create();
    await call('PUT', `/api/courses/${id}`, { ...payload, title: 'First' });
    expect((await call('PUT', `/api/courses/${id}`, { ...payload, title: 'Second' })).status).toBe(200);
    expect((await rowOf(id))?.title).toBe('Second');
  });

  it('names the author where an admin leaves the instructor empty', async () => {
    const id = await create();
    const admin = await signInLearner(
      academy,
      await insertUser(academy.database, { role: 'admin', name: 'The admin' }),
    );
    await admin('PUT', `/api/courses/${id}`, { ...payload, instructor: '' });
    expect(await rowOf(id)).toMatchObject({ instructor: 'Anika Rahman', authorId: userId });
  });

  it('keeps cover and instructor that it does not name, and clears a cover that is empty', async () => {
    const id = await create();
    const { thumbnailUrl, instructor, ...rest } = payload;
    await call('PUT', `/api/courses/${id}`, rest);
    expect(await rowOf(id)).toMatchObject({ thumbnailUrl, instructor });
    await call('PUT', `/api/courses/${id}`, { ...rest, thumbnailUrl: '' });
    expect(await rowOf(id)).toMatchObject({ thumbnailUrl: null });
  });

  it('tells its revision to those who manage it alone', async () => {
    const id = await insertCourse(academy.database, { authorId: userId });
    const stranger = await signInLearner(academy, await insertUser(academy.database));
    expect((await stranger('GET', `/api/courses/${id}`)).body).not.toHaveProperty('revision');
    expect((await academy.get(`/api/courses/${id}`)).body).not.toHaveProperty('revision');
    expect((await call('GET', `/api/courses/${id}`)).body).toHaveProperty('revision', 1);
  });
});

describe('the own courses', () => {
  it('are listed in every status, newest first, and no others', async () => {
    const { database } = academy;
    const made = (title: string, day: number, values: object) =>
      insertCourse(database, { authorId: userId, title, createdAt: new Date(2026, 0, day), ...values });
    await made('Draft', 2, { status: 'draft', publishedAt: null });
    await made('Published', 3, { status: 'published' });
    await made('Archived', 1, { status: 'archived' });
    await insertCourse(database, { title: 'Somebody else’s' });
    const { body } = await call('GET', '/api/creator/courses');
    expect((body as Course[]).map(({ title, status }) => [title, status])).toEqual([
      ['Published', 'published'],
      ['Draft', 'draft'],
      ['Archived', 'archived'],
    ]);
  });

  it('are an admin’s own too', async () => {
    await insertCourse(academy.database, { authorId: userId });
    const admin = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
    expect((await admin('GET', '/api/creator/courses')).body).toEqual([]);
  });
});
