import { createLogTo } from '@academy/platform/log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MisbehavingProvider, startMisbehavingProvider } from '../../testing/misbehaving-provider.ts';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

let provider: MisbehavingProvider;
let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let written = '';

beforeAll(async () => {
  const stream = {
    write: (line: string) => {
      written += line;
    },
  };
  provider = await startMisbehavingProvider();
  academy = await listenTestAcademy({
    log: createLogTo(stream, 'trace'),
    config: {
      google: { clientId: 'academy-test', clientSecret: 'client secret' },
      oidcIssuer: provider.issuer,
    },
  });
});
afterAll(async () => {
  await academy.close();
  await provider.close();
});

describe('the log', () => {
  it('tells sign-ins, refusals, revocations and sign-outs, and no token of any of them', async () => {
    const browser = new TestBrowser(academy.origin);
    await browser.visit('/api/auth/google');
    const first = new Map(browser.cookies);
    await browser.post('/api/auth/refresh');
    await browser.post('/api/auth/refresh');
    const second = new Map(browser.cookies);
    browser.cookies.set('academy_refresh', first.get('academy_refresh') ?? '');
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
    await browser.post('/api/auth/logout');
    provider.lies = { claims: { aud: 'somebody-else' } };
    await browser.visit('/api/auth/google');
    await browser.request('/api/auth/logout', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });

    for (const event of [
      'signed in',
      'signed out',
      'a sign-in was refused',
      'its session is revoked',
      'was refused',
    ]) {
      expect(written).toContain(event);
    }
    const secrets = [...first.values(), ...second.values()].filter((value) => value.length > 10);
    expect(secrets.length).toBeGreaterThanOrEqual(4);
    for (const secret of [...secrets, 'client secret', 'eyJ']) expect(written).not.toContain(secret);
  });
});

describe('signing in', () => {
  it('is limited by client address, with a time to come back', async () => {
    const ask = (remoteAddress: string) => academy.app.inject({ url: '/api/auth/google', remoteAddress });
    for (let n = 0; n < 30; n += 1) expect((await ask('203.0.113.9')).statusCode).toBe(302);
    const last = await ask('203.0.113.9');
    expect(last.statusCode).toBe(429);
    expect(last.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('203.0.113.10')).statusCode).toBe(302);
  });
});
