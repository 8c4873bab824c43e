import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

/** As many beginnings of a sign-in as one address has in a minute. */
const LIMIT = 30;

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
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
});
