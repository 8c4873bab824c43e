import { courses } from '@academy/platform/database/schema/courses.ts';
import { identities, users } from '@academy/platform/database/schema/users.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../app-options.ts';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { createTestAcademy, listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { cookieHeader, startTestSession, tokensSetBy } from '../../testing/test-session.ts';

const google = { clientId: 'id', clientSecret: 'secret' };

describe('people of the built-in sign-in, once it is off', () => {
  let demo: Awaited<ReturnType<typeof listenTestAcademy>>;
  let cookie: string;
  let courseId: string;
  beforeAll(async () => {
    demo = await listenTestAcademy();
    const browser = new TestBrowser(demo.origin);
    await browser.signIn('admin@example.com');
    const { db } = demo.database;
    const [admin] = await db
      .update(users)
      .set({ role: 'admin' })
      .where(eq(users.email, 'admin@example.com'))
      .returning();
    courseId = await insertCourse(demo.database, { authorId: admin?.id ?? '', title: 'What stays' });
    cookie = cookieHeader({
      access: browser.cookies.get('academy_access') ?? '',
      refresh: browser.cookies.get('academy_refresh') ?? '',
    });
  });
  afterAll(() => demo.close());

  /** The same database and data folder, started anew with other settings. */
  async function restarted(config: Partial<AppConfig>) {
    const academy = await createTestAcademy({ beside: demo, config });
    const headers = {
      cookie: config.publicUrl?.startsWith('https')
        ? cookie.replaceAll('academy_', '__Host-academy_')
        : cookie,
      origin: config.publicUrl ?? 'http://localhost:3000',
    };
    const statusOf = async (method: 'GET' | 'POST', url: string) =>
      (await academy.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) }))
        .statusCode;
    return { ...academy, statusOf };
  }

  it.each<[string, Partial<AppConfig>]>([
    ['a public address and Google', { google, publicUrl: 'https://academy.example' }],
    ['Google alone', { google }],
    ['an address of the network and no provider', { host: '0.0.0.0' }],
  ])('have no session with %s, and what they wrote stays', async (_, config) => {
    const live = await restarted(config);
    expect(await live.statusOf('GET', '/api/auth/me')).toBe(401);
    expect(await live.statusOf('POST', '/api/auth/refresh')).toBe(401);
    expect(await live.statusOf('GET', `/api/courses/${courseId}/students`)).toBe(401);
    expect(await live.statusOf('GET', `/api/courses/${courseId}`)).toBe(200);
    await live.close();
  });

  it('have theirs again when it is on again', async () => {
    const again = await restarted({});
    expect(await again.statusOf('GET', '/api/auth/me')).toBe(200);
    expect(await again.statusOf('GET', `/api/courses/${courseId}/students`)).toBe(200);
    const [course] = await demo.database.db.select().from(courses).where(eq(courses.id, courseId));
    expect(course?.title).toBe('What stays');
    await again.close();
  });

  it('are the only ones: people of the provider stay signed in', async () => {
    const userId = await insertUser(demo.database);
    await demo.database.db.insert(identities).values({
      ...{ issuer: 'https://accounts.google.com', subject: '1', userId },
    });
    const live = await createTestAcademy({ beside: demo, config: { google } });
    const pair = await startTestSession(demo, userId);
    const headers = { cookie: cookieHeader(pair), origin: 'http://localhost:3000' };
    expect((await live.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
    const refreshed = await live.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers,
      payload: {},
    });
    expect(refreshed.statusCode).toBe(204);
    expect(tokensSetBy(refreshed.headers).access).toBeTruthy();
    await live.close();
  });
});
