import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../testing/test-session.ts';

let academy: TestAcademy;
let cookie: string;

beforeAll(async () => {
  academy = await createTestAcademy();
  cookie = cookieHeader(await startTestSession(academy, await insertUser(academy.database)));
});
afterAll(() => academy.close());

const signOut = (headers: Record<string, string>, payload = '{}') =>
  academy.app.inject({ method: 'POST', url: '/api/auth/logout', payload, headers: { cookie, ...headers } });

describe('a change', () => {
  it.each([
    ['from another site', { origin: 'https://evil.example', 'content-type': 'application/json' }],
    ['from another port', { origin: 'http://localhost:3001', 'content-type': 'application/json' }],
    ['from an opaque origin', { origin: 'null', 'content-type': 'application/json' }],
    ['that says nothing of where it comes from', { 'content-type': 'application/json' }],
    [
      'that a browser calls cross-site',
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    ],
    ['that a browser calls same-site', { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }],
    ['as plain text from another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    [
      'as a form from another site',
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ])('%s is refused, and nothing changes', async (_name, headers) => {
    expect((await signOut(headers)).statusCode).toBe(403);
    expect((await academy.app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(200);
  });

  it('from the academy itself is taken', async () => {
    const same = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    expect((await signOut(same)).statusCode).toBe(204);
  });
});

describe('another origin', () => {
  it('is not told that it may read', async () => {
    const { headers } = await academy.app.inject({
      url: '/api/courses',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('is let in only if it is the configured web origin', async () => {
    const split = await createTestAcademy({ config: { webOrigin: 'https://learn.example' } });
    const ask = (origin: string) => split.app.inject({ url: '/api/courses', headers: { origin } });
    const [ours, theirs] = [await ask('https://learn.example'), await ask('https://evil.example')];
    expect(ours.headers['access-control-allow-origin']).toBe('https://learn.example');
    expect(ours.headers['access-control-allow-credentials']).toBe('true');
    expect(theirs.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    await split.close();
  });
});
