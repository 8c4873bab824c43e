import { users } from '@academy/platform/database/schema/users.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;

beforeAll(async () => {
  academy = await listenTestAcademy();
});
afterAll(() => academy.close());

describe('signing in', () => {
  it('keeps what the browser calls itself, and no more than 400 characters of it', async () => {
    const browser = new TestBrowser(academy.origin);
    const agentOf = async (userAgent: string) => {
      const chooser = await browser.visit('/api/auth/google');
      const callback = await browser.request(chooser.url.href, {
        method: 'POST',
        body: new URLSearchParams({ email: 'agent@example.com' }),
      });
      let address = callback.headers.get('location') ?? '';
      while (!address.includes('/api/auth/callback')) {
        address = (await browser.request(address)).headers.get('location') ?? '';
      }
      await browser.request(address, { headers: { 'user-agent': userAgent } });
      const listed = await browser.request('/api/users/sessions');
      return ((await listed.json()) as { userAgent: string; isThis: boolean }[]).find(({ isThis }) => isThis);
    };
    expect((await agentOf('Mozilla/5.0 (X11) Gecko'))?.userAgent).toBe('Mozilla/5.0 (X11) Gecko');
    expect((await agentOf(`é${'a'.repeat(5000)}`))?.userAgent).toBe(`é${'a'.repeat(399)}`);
  });

  it('leads a blocked account back to the login screen, which says so', async () => {
    const email = 'blocked@example.com';
    const first = new TestBrowser(academy.origin);
    await first.signIn(email, { name: 'Before' });
    await academy.database.db.update(users).set({ blockedAt: new Date() }).where(eq(users.email, email));
    expect((await first.request('/api/auth/me')).status).toBe(401);
    const browser = new TestBrowser(academy.origin);
    const end = await browser.signIn(email, { name: 'After', returnTo: '/faq' });
    expect(end.pathname).toBe('/login');
    expect(Object.fromEntries(end.searchParams)).toEqual({
      error: 'account_blocked',
      error_description: 'This account is blocked. Ask the academy if you think that this is a mistake.',
      returnTo: '/faq',
    });
    expect([...browser.cookies.keys()].filter((name) => /access|refresh|signed_in|fresh/.test(name))).toEqual(
      [],
    );
    await academy.database.db.update(users).set({ blockedAt: null }).where(eq(users.email, email));
    expect((await browser.signIn(email)).pathname).toBe('/');
  });
});
