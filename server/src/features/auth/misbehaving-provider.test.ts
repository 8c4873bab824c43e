import { sessions } from '@academy/platform/database/schema/users.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Lies,
  type MisbehavingProvider,
  startMisbehavingProvider,
} from '../../testing/misbehaving-provider.ts';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

let provider: MisbehavingProvider;
let academy: Awaited<ReturnType<typeof listenTestAcademy>>;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  academy = await listenTestAcademy({
    config: { google: { clientId: 'academy-test', clientSecret: 'secret' }, oidcIssuer: provider.issuer },
  });
});
afterAll(async () => {
  await academy.close();
  await provider.close();
});
beforeEach(() => {
  provider.lies = {};
});
afterEach(() => academy.database.db.delete(sessions));

const countSessions = async () => (await academy.database.db.select().from(sessions)).length;
const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

async function signIn(): Promise<{ browser: TestBrowser; url: URL }> {
  const browser = new TestBrowser(academy.origin);
  const { url } = await browser.visit('/api/auth/google?returnTo=/profile');
  return { browser, url };
}

describe('a provider that behaves', () => {
  it('signs a user in', async () => {
    const { url } = await signIn();
    expect(url.href).toBe(`${academy.origin}/profile`);
    expect(await countSessions()).toBe(1);
  });

  it('keeps the account of a subject whose email address changed', async () => {
    const idOf = async (browser: TestBrowser) => {
      const { user } = (await (await browser.request('/api/auth/me')).json()) as {
        user: Record<string, string>;
      };
      return user;
    };
    const before = await idOf((await signIn()).browser);
    provider.lies = { claims: { email: 'new@example.com' } };
    const after = await idOf((await signIn()).browser);
    expect(after['id']).toBe(before['id']);
    expect(after['email']).toBe('new@example.com');
    provider.lies = { claims: { sub: 'person-2' } };
    expect((await idOf((await signIn()).browser))['id']).not.toBe(before['id']);
  });

  it('cannot give a role', async () => {
    provider.lies = { claims: { role: 'admin', roles: ['admin'], groups: ['admin'], sub: 'climber' } };
    const { browser } = await signIn();
    expect(await (await browser.request('/api/auth/me')).json()).toMatchObject({ user: { role: 'student' } });
  });
});

describe('a provider that misbehaves', () => {
  it.each<[string, () => Lies]>([
    ['another nonce', () => ({ claims: { nonce: 'replayed' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another audience', () => ({ claims: { aud: 'somebody-else' } })],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['an expired token', () => ({ claims: { exp: hourAgo(), iat: hourAgo() - 300 } })],
    ['a foreign signature', () => ({ foreignKey: true })],
    ['an answer in the name of another issuer', () => ({ responseIssuer: 'https://evil.example' })],
    ['an email address that is not verified', () => ({ claims: { email_verified: false } })],
    ['an email address that is not verified', () => ({ claims: { email_verified: undefined } })],
  ])('with %s leads to the login screen without a session', async (_name, lies) => {
    provider.lies = lies();
    const { browser, url } = await signIn();
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('error')).toBeTruthy();
    expect(url.searchParams.get('error_description')).toBeTruthy();
    expect([...browser.cookies.keys()].filter((name) => /access|refresh/.test(name))).toEqual([]);
    expect(await countSessions()).toBe(0);
  });
});

describe('a provider that is away', () => {
  it('leads to the login screen, and is asked again the next time', async () => {
    const gone = await listenTestAcademy({
      config: { google: { clientId: 'a', clientSecret: 'b' }, oidcIssuer: 'http://localhost:1' },
    });
    const { url } = await new TestBrowser(gone.origin).visit('/api/auth/google');
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('error_description')).toBe('Signing in did not work. Please try again.');
    await gone.close();
  });
});

describe('an academy on a public address without a provider', () => {
  it('refuses every sign-in and says so, unless the built-in sign-in is asked for', async () => {
    const closed = await listenTestAcademy({ config: { publicUrl: 'https://academy.example' } });
    const start = await closed.app.inject({ url: '/api/auth/google' });
    expect(start.headers.location).toContain('Signing+in+is+not+set+up');
    expect(
      (await closed.app.inject({ url: '/demo-identity/.well-known/openid-configuration' })).statusCode,
    ).toBe(404);
    await closed.close();

    const open = await listenTestAcademy({
      config: { publicUrl: 'https://academy.example', demoSignIn: true },
    });
    expect(
      (await open.app.inject({ url: '/demo-identity/.well-known/openid-configuration' })).statusCode,
    ).toBe(200);
    await open.close();
  });
});
