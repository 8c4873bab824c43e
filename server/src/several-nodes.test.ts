/** Two processes behind a balancer are one academy. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { insertUser } from './testing/factories.ts';
import { createTestAcademy, listenTestAcademy, type TestAcademy } from './testing/test-academy.ts';
import { TestBrowser } from './testing/test-browser.ts';
import { cookieHeader, startTestSession } from './testing/test-session.ts';

let balancer: Balancer;
let nodes: Awaited<ReturnType<typeof listenTestAcademy>>[];
beforeAll(async () => {
  balancer = await startBalancer();
  const config = { publicUrl: balancer.origin };
  const first = await listenTestAcademy({ config });
  nodes = [first, await listenTestAcademy({ config, beside: first })];
  balancer.ports.push(...nodes.map(({ port }) => port));
});
afterAll(async () => {
  // The first made what the others share.
  for (const node of nodes.toReversed()) await node.close();
  await balancer.close();
});

describe('signing in', () => {
  it('with the built-in sign-in goes on at whichever process is next', async () => {
    const browser = new TestBrowser(balancer.origin);
    const landed = await browser.signIn('lina@example.org', { name: 'Lina Rahman', returnTo: '/faq' });
    expect(landed.href).toBe(`${balancer.origin}/faq`);
    for (let n = 0; n < 4; n += 1) {
      const me = await browser.request('/api/auth/me');
      expect(await me.json()).toMatchObject({ user: { email: 'lina@example.org', name: 'Lina Rahman' } });
    }
    expect([...balancer.sent.values()].every((count) => count > 3)).toBe(true);
  });

  it('is undone everywhere by signing out at one', async () => {
    const [one, other] = nodes;
    const userId = await insertUser(nodes[0]?.database ?? expect.fail());
    const cookie = cookieHeader(await startTestSession(nodes[0] ?? expect.fail(), userId));
    const me = async (node = one) =>
      (await node?.app.inject({ url: '/api/auth/me', headers: { cookie } }))?.statusCode;
    expect([await me(one), await me(other)]).toEqual([200, 200]);
    const headers = { cookie, origin: balancer.origin };
    await one?.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect([await me(one), await me(other)]).toEqual([401, 401]);
  });
});

describe('limits of requests', () => {
  it('hold for all processes together', async () => {
    const knock = async (node: TestAcademy | undefined) =>
      (await node?.app.inject({ url: '/api/auth/google', remoteAddress: '203.0.113.9' }))?.statusCode;
    let letThrough = 0;
    for (let n = 0; n < 28; n += 1) if ((await knock(nodes[n % 2])) !== 429) letThrough += 1;
    expect(letThrough).toBe(28);
    // Each has counted 14 of 30. Once they know of each other, a few more are too many for both.
    await vi.waitFor(
      async () => {
        const { rows } = (await nodes[0]?.database.pool.query(
          'SELECT max(count) FROM nodes.request_counts',
        )) ?? {
          rows: [],
        };
        expect(rows[0]?.max).toBe(28);
      },
      { timeout: 20_000 },
    );
    for (const node of nodes) {
      await vi.waitFor(
        async () => {
          const status = await knock(node);
          if (status !== 429) letThrough += 1;
          expect(status).toBe(429);
        },
        { timeout: 5_000, interval: 200 },
      );
    }
    expect(letThrough).toBeLessThan(40);
  });

  it('tell the database no address and no person', async () => {
    const { rows } = (await nodes[0]?.database.pool.query('SELECT key FROM nodes.request_counts')) ?? {
      rows: [],
    };
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});

describe('a process that is to stop', () => {
  it('says first that it is not ready, and answers all the same', async () => {
    const leaving = await createTestAcademy({ beside: nodes[0] ?? expect.fail() });
    leaving.app.beginDrain();
    const readiness = await leaving.get('/readyz');
    expect(readiness).toMatchObject({ status: 503, body: { code: 'stopping' } });
    const answer = await leaving.get('/api/courses?limit=8');
    expect(answer.status).toBe(200);
    expect(answer.headers['connection']).toBe('close');
    expect((await leaving.get('/healthz')).status).toBe(200);
    await leaving.close();
  });
});
