import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogTo } from '@academy/platform/log.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertUser } from '../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../testing/test-session.ts';

/** As many beginnings of a sign-in as one address has in a minute. */
const LIMIT = 30;

let academy: TestAcademy;
const errors: string[] = [];
beforeAll(async () => {
  academy = await createTestAcademy({ log: createLogTo({ write: (line) => errors.push(line) }, 'error') });
});
afterAll(() => academy.close());

async function knock(times: number, remoteAddress: string, forwarded: (n: number) => string) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const headers = { 'x-forwarded-for': forwarded(n) };
    statuses.push((await academy.app.inject({ url: '/api/auth/google', remoteAddress, headers })).statusCode);
  }
  return statuses.filter((status) => status !== 429).length;
}

describe('the address that requests are counted by', () => {
  it('is the one they come from, whatever they say of others', async () => {
    expect(await knock(LIMIT + 5, '203.0.113.20', (n) => `198.51.100.${n}`)).toBe(LIMIT);
  });

  it('is the one that the web server in front names, and not what the client had written before', async () => {
    expect(await knock(LIMIT + 5, '127.0.0.1', (n) => `198.51.100.${n}, 203.0.113.21`)).toBe(LIMIT);
    expect(await knock(1, '127.0.0.1', () => '203.0.113.22')).toBe(1);
  });

  it('is known of who hung up before the request was counted', async () => {
    const userId = await insertUser(academy.database);
    const cookie = cookieHeader(await startTestSession(academy, userId));
    await academy.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = academy.app.server.address() as AddressInfo;
    const { db } = academy.database;
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaitedFor = async () => (await db.execute(waiting)).rows.length > 0;
    const connections = () =>
      new Promise((resolve) => academy.app.server.getConnections((_error, count) => resolve(count)));
    // Who asks is looked up before a request is counted: held up here until the client is gone.
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table sessions in access exclusive mode`);
      const asked = request({ port, path: '/api/search/moments?search=loom', headers: { cookie } });
      asked.on('error', () => {}).end();
      await vi.waitFor(async () => expect(await isWaitedFor()).toBe(true), { timeout: 20_000 });
      asked.destroy();
      await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
    });
    await vi.waitFor(async () => expect(await isWaitedFor()).toBe(false), { timeout: 20_000 });
    // Answered after it, on the same database.
    expect((await academy.get('/api/search/moments?search=loom')).status).toBe(200);
    expect(errors).toEqual([]);
  });
});
