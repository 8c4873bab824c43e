import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogTo } from '@academy/platform/log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAcademy, listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

const discovery = '/demo-identity/.well-known/openid-configuration';
const signInPaths = ['/api/auth/google', '/api/auth/callback?state=a&code=b'];
const whatToSet = /PUBLIC_URL.*GOOGLE_CLIENT_ID.*ACADEMY_DEMO_SIGN_IN=1/;

describe('the built-in sign-in of an academy that only this machine reaches', () => {
  let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
  beforeAll(async () => {
    academy = await listenTestAcademy();
  });
  afterAll(() => academy.close());

  /** Over a real connection, with headers as they are given. */
  async function ask(path: string, headers: Record<string, string> = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number;
      location: string;
      body: string;
    }>();
    request(`${academy.origin}${path}`, { headers, agent: false }, async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location ?? '',
        body: await text(answer),
      }),
    )
      .on('error', reject)
      .end();
    return promise;
  }

  function expectRefusedAtLogin({ status, location }: { status: number; location: string }) {
    expect(status).toBe(302);
    // A path alone: a browser that came through a proxy has no academy at localhost.
    expect(location).toMatch(/^\/login\?error=sign_in_refused&/);
    const description = new URL(location, 'http://a.example').searchParams.get('error_description');
    expect(description).toMatch(whatToSet);
  }

  const foreign: Record<string, string>[] = [
    { host: 'academy.example' },
    { host: 'academy.example:3000' },
    { host: '192.0.2.1' },
    { host: 'localhost.evil.example' },
    { host: 'localhost@evil.example' },
    { forwarded: 'for=192.0.2.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'academy.example' },
    { 'x-forwarded-anything': '' },
    { 'x-real-ip': '192.0.2.1' },
    { 'x-client-ip': '192.0.2.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '192.0.2.1' },
    { 'true-client-ip': '192.0.2.1' },
    { 'fly-client-ip': '192.0.2.1' },
    { 'cdn-loop': 'cloudflare' },
    { 'x-original-host': 'academy.example' },
    { 'tailscale-user-login': 'someone@example.com' },
  ];

  it.each(foreign)('refuses a request with %j, and says what to set', async (headers) => {
    for (const path of signInPaths) expectRefusedAtLogin(await ask(path, headers));
    const page = await ask(discovery, headers);
    expect(page.status).toBe(403);
    expect(JSON.parse(page.body)).toEqual({ code: 'forbidden', message: expect.stringMatching(whatToSet) });
  });

  it('refuses HTTP/1.0, which is how a web server in front asks unless it is told otherwise', async () => {
    for (const [path, answer] of [
      ['/api/auth/google', /^HTTP\/1\.1 302 .*\r\nlocation: \/login\?error=sign_in_refused/is],
      [discovery, /^HTTP\/1\.1 403 /],
    ] as const) {
      const { host, port } = new URL(academy.origin);
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
      expect(await text(socket)).toMatch(answer);
    }
  });

  it('refuses a client on another machine', async () => {
    const elsewhere = { remoteAddress: '192.0.2.1' };
    expect((await academy.app.inject({ url: discovery, ...elsewhere })).statusCode).toBe(403);
    const { statusCode: status, headers } = await academy.app.inject({
      url: '/api/auth/google',
      ...elsewhere,
    });
    expectRefusedAtLogin({ status, location: String(headers.location) });
  });

  it('refuses the choice of a person, and the way back with it', async () => {
    const browser = new TestBrowser(academy.origin);
    const chooser = await browser.visit('/api/auth/google');
    expect(chooser.response.status).toBe(200);
    const body = new URLSearchParams({ email: 'admin@example.com' });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const chosen = await browser.request(chooser.url.href, { method: 'POST', body, headers });
    expect(chosen.status).toBe(403);

    const back = await browser.request(chooser.url.href, { method: 'POST', body });
    const resumed = await browser.request(back.headers.get('location') ?? '');
    const callback = await browser.request(resumed.headers.get('location') ?? '', { headers });
    expect(callback.headers.get('location')).toMatch(/^\/login\?error=sign_in_refused/);
    expect(browser.cookies.has('academy_access')).toBe(false);
  });

  it.each(['127.0.0.1', '[::1]:3000', 'LOCALHOST:5173'])('answers a request for %s', async (host) => {
    expect((await ask(discovery, { host })).status).toBe(200);
  });

  it('answers everybody when it is asked for', async () => {
    const demo = await createTestAcademy({ config: { demoSignIn: true, host: '0.0.0.0' } });
    const headers = { host: 'academy.example', 'x-forwarded-for': '192.0.2.1' };
    expect((await demo.app.inject({ url: discovery, headers })).statusCode).toBe(200);
    await demo.close();
  });
});

describe('an academy that the network reaches, without a provider', () => {
  it.each([
    [{ host: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ host: '::' }, 'HOST is ::'],
    [{ apiOrigin: 'https://api.example' }, 'API_ORIGIN is https://api.example'],
    [{ webOrigin: 'https://www.example' }, 'WEB_ORIGIN is https://www.example'],
  ] as const)('with %j says in one sentence what to set, and refuses the sign-in', async (config, reason) => {
    const lines: { level: number; msg: string }[] = [];
    const log = createLogTo({ write: (line) => lines.push(JSON.parse(line)) }, 'warn');
    const academy = await createTestAcademy({ config, log });
    expect(lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(whatToSet)]);
    expect(lines[0]?.msg).toContain(reason);
    expect(lines[0]?.msg).not.toMatch(/\. /);
    expect((await academy.app.inject({ url: discovery })).statusCode).toBe(404);
    const { headers } = await academy.app.inject({ url: '/api/auth/google' });
    expect(headers.location).toContain('Signing+in+is+not+set+up');
    await academy.close();
  });
});
