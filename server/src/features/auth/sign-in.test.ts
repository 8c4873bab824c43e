import { identities, sessions, signInAttempts, users } from '@academy/platform/database/schema/users.ts';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { createTestAcademy, listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;

beforeAll(async () => {
  academy = await listenTestAcademy({ config: { adminEmails: ['boss@example.com'] } });
});

afterAll(() => academy.close());

const newBrowser = () => new TestBrowser(academy.origin);

async function userOf(browser: TestBrowser) {
  const response = await browser.request('/api/auth/me');
  return response.status === 200 ? ((await response.json()) as { user: Record<string, string> }).user : null;
}

describe('signing in through the built-in provider', () => {
  it('makes an account and leads back to the page that was asked for', async () => {
    const browser = newBrowser();
    expect(await userOf(browser)).toBeNull();
    const end = await browser.signIn('rina@example.com', {
      name: 'Rina Das',
      returnTo: '/course/1?tab=notes#top',
    });
    expect(end.href).toBe(`${academy.origin}/course/1?tab=notes#top`);
    expect(await userOf(browser)).toMatchObject({
      name: 'Rina Das',
      email: 'rina@example.com',
      role: 'student',
    });
    const profile = await (await browser.request('/api/users/profile')).json();
    expect(profile).toMatchObject({ name: 'Rina Das', email: 'rina@example.com', bio: null });
  });

  it('finds the same account the next time, under its new name', async () => {
    const first = newBrowser();
    await first.signIn('same@example.com', { name: 'Before' });
    const second = newBrowser();
    await second.signIn('Same@Example.com', { name: 'After' });
    const [before, after] = [await userOf(first), await userOf(second)];
    expect(after?.['id']).toBe(before?.['id']);
    expect(after?.['name']).toBe('After');
  });

  it('leaves a name alone that the person chose here', async () => {
    const browser = newBrowser();
    await browser.signIn('chosen@example.com', { name: 'As the provider says' });
    const save = (name: string) =>
      browser.request('/api/users/profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: academy.origin },
        body: JSON.stringify({ name, bio: null }),
      });
    // Saved as it was, it still follows the provider.
    expect((await save('As the provider says')).status).toBe(200);
    await browser.signIn('chosen@example.com', { name: 'As it says now' });
    expect(await userOf(browser)).toMatchObject({ name: 'As it says now' });
    expect((await save('As I say')).status).toBe(200);
    await browser.signIn('chosen@example.com', { name: 'As it says later' });
    expect(await userOf(browser)).toMatchObject({ name: 'As I say', email: 'chosen@example.com' });
  });

  it('lets the same browser come back as another user', async () => {
    const browser = newBrowser();
    await browser.signIn('one@example.com', { name: 'One' });
    await browser.post('/api/auth/logout');
    const end = await browser.signIn('two@example.com', { name: 'Two', returnTo: '/faq' });
    expect(end.pathname).toBe('/faq');
    expect(await userOf(browser)).toMatchObject({ name: 'Two' });
  });

  it('never hands over an account because of a known email address', async () => {
    const { db } = academy.database;
    const id = '0190a5c2-0000-7000-8000-00000000000a';
    await db
      .insert(users)
      .values({ id, name: 'Owner', username: 'owner', email: 'taken@example.com', role: 'admin' });
    await db.insert(identities).values({ issuer: 'https://accounts.google.com', subject: '123', userId: id });
    const browser = newBrowser();
    await browser.signIn('taken@example.com', { name: 'Somebody else' });
    const user = await userOf(browser);
    expect(user?.['id']).not.toBe(id);
    expect(user?.['role']).toBe('student');
  });

  it('makes the configured addresses admins', async () => {
    const browser = newBrowser();
    await browser.signIn('boss@example.com', { name: 'Boss' });
    expect(await userOf(browser)).toMatchObject({ role: 'admin' });
  });

  it('makes them admins for as long as they are configured', async () => {
    const browser = newBrowser();
    await browser.signIn('boss@example.com', { name: 'Boss' });
    const headers = { cookie: `academy_access=${browser.cookies.get('academy_access')}` };
    const roleWith = async (adminEmails: string[]) => {
      const restarted = await createTestAcademy({ beside: academy, config: { adminEmails } });
      const answer = await restarted.app.inject({ url: '/api/auth/me', headers });
      await restarted.close();
      return answer.json().user.role;
    };
    expect(await roleWith(['boss@example.com'])).toBe('admin');
    expect(await roleWith(['another@example.com'])).toBe('student');
    const { db } = academy.database;
    await db.update(users).set({ role: 'creator' }).where(eq(users.email, 'boss@example.com'));
    expect(await roleWith([])).toBe('creator');
  });

  it('makes a user an admin only by a sign-in after the address was configured', async () => {
    const userId = await insertUser(academy.database, { email: 'boss@example.com' });
    const headers = { cookie: cookieHeader(await startTestSession(academy, userId)) };
    const after = await academy.app.inject({ url: '/api/auth/me', headers });
    expect(after.json().user.role).toBe('student');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/api/auth/google',
    '/\tx',
  ])('does not lead to %j afterwards', async (returnTo) => {
    const end = await newBrowser().signIn('away@example.com', { name: 'Away', returnTo });
    expect(end.href).toBe(`${academy.origin}/`);
  });

  it('leads back to the login screen when it was cancelled', async () => {
    const browser = newBrowser();
    const chooser = await browser.visit('/api/auth/google?returnTo=/profile');
    const { url } = await browser.visit(`${chooser.url.href}/cancel`, { method: 'POST' });
    expect(url.searchParams.get('returnTo')).toBe('/profile');
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(url.searchParams.get('error_description')).toBe('You did not finish signing in.');
    expect(await userOf(browser)).toBeNull();
  });

  it('asks again for a name and an email that it can use', async () => {
    const browser = newBrowser();
    const chooser = await browser.visit('/api/auth/google');
    const { response } = await browser.visit(chooser.url.href, {
      method: 'POST',
      body: new URLSearchParams({ name: '<b>Bold</b>', email: 'nonsense' }),
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Enter a name and an email address.');
    expect(html).not.toContain('<b>Bold');
  });
});

describe('coming back from the provider', () => {
  /** Goes as far as the provider's answer and gives the address it would lead to. */
  async function answerFor(browser: TestBrowser): Promise<URL> {
    const chooser = await browser.visit('/api/auth/google');
    const chosen = await browser.request(chooser.url.href, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Mina', email: 'mina@example.com' }),
    });
    const resumed = await browser.request(chosen.headers.get('location') ?? '');
    return new URL(resumed.headers.get('location') ?? '');
  }

  async function refused(browser: TestBrowser, address: URL): Promise<void> {
    const { url } = await browser.visit(address.href);
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('error')).toBeTruthy();
    expect(browser.cookies.has('academy_access')).toBe(false);
    expect(await userOf(browser)).toBeNull();
  }

  it('works once, and not a second time', async () => {
    const browser = newBrowser();
    const answer = await answerFor(browser);
    expect((await browser.visit(answer.href)).url.pathname).toBe('/');
    expect(await userOf(browser)).not.toBeNull();
    browser.cookies.delete('academy_access');
    browser.cookies.delete('academy_refresh');
    await refused(browser, answer);
  });

  it('is refused without a state, or with a wrong one', async () => {
    const browser = newBrowser();
    const answer = await answerFor(browser);
    const without = new URL(answer);
    without.searchParams.delete('state');
    await refused(browser, without);
    const wrong = new URL(answer);
    wrong.searchParams.set('state', 'x'.repeat(43));
    await refused(browser, wrong);
  });

  it('is refused in another browser than the one that left, so that it signs in no other user', async () => {
    const answer = await answerFor(newBrowser());
    await refused(newBrowser(), answer);
  });

  it('is refused with a foreign code', async () => {
    const browser = newBrowser();
    const answer = await answerFor(browser);
    answer.searchParams.set('code', 'forged');
    await refused(browser, answer);
  });

  it('is refused with the code of another attempt, whose verifier differs', async () => {
    const browser = newBrowser();
    const [first, second] = [await answerFor(browser), await answerFor(browser)];
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    await refused(browser, second);
  });

  it('leaves no attempt behind', async () => {
    const { db } = academy.database;
    const before = await db.select({ n: count() }).from(signInAttempts);
    await newBrowser().signIn('tidy@example.com', { name: 'Tidy' });
    expect(await db.select({ n: count() }).from(signInAttempts)).toEqual(before);
  });
});

describe('the session', () => {
  it('sets tokens that no script reads and no other site sends, and marks that say only that they are there', async () => {
    const browser = newBrowser();
    const chooser = await browser.visit('/api/auth/google');
    const chosen = await browser.request(chooser.url.href, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Flags', email: 'flags@example.com' }),
    });
    const resumed = await browser.request(chosen.headers.get('location') ?? '');
    const back = await browser.request(resumed.headers.get('location') ?? '');
    const cookies = back.headers.getSetCookie().map((line) => line.replace(/^(\w+)=[^;]{2,}/, '$1=…'));
    expect(cookies).toEqual([
      'academy_access=…; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
      'academy_refresh=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'academy_fresh=1; Max-Age=600; Path=/; SameSite=Lax',
      'academy_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  it('is kept in the database without anything that signs in', async () => {
    const browser = newBrowser();
    await browser.signIn('dump@example.com', { name: 'Dump' });
    const dump = JSON.stringify(await academy.database.db.select().from(sessions));
    for (const token of [browser.cookies.get('academy_access'), browser.cookies.get('academy_refresh')]) {
      expect(token).toBeTruthy();
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(token?.split('.').at(-1));
    }
  });

  it('follows a changed role on the next request', async () => {
    const browser = newBrowser();
    await browser.signIn('role@example.com', { name: 'Role' });
    const { db } = academy.database;
    await db.update(users).set({ role: 'creator' }).where(eq(users.email, 'role@example.com'));
    expect(await userOf(browser)).toMatchObject({ role: 'creator' });
    await db.update(users).set({ role: 'student' }).where(eq(users.email, 'role@example.com'));
    expect(await userOf(browser)).toMatchObject({ role: 'student' });
  });

  it('ends at once on sign-out, and a second time is fine', async () => {
    const browser = newBrowser();
    await browser.signIn('out@example.com', { name: 'Out' });
    const stolen = new Map(browser.cookies);
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    const left = [...browser.cookies.keys()].filter((name) => name.startsWith('academy_'));
    expect(left).toEqual(['academy_sign_in']);
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await userOf(browser)).toBeNull();
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  });

  it('is tied to this very host and to https where there is https', async () => {
    const secure = await listenTestAcademy({ config: { publicUrl: 'https://academy.example' } });
    const { headers } = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      payload: {},
      headers: { origin: 'https://academy.example' },
    });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const line of cookies) expect(line).toMatch(/^__Host-academy_\w+=;.* Path=\/;.*Secure/);
    await secure.close();
  });
});
