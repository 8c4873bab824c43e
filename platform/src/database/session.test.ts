import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPgBouncer, noPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { keepsSession, requireSession } from './session.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function behind(settings: Record<string, string | number>, ask: (url: string) => Promise<void>) {
  const pooler = await startPgBouncer(test.directUrl, settings);
  try {
    await ask(pooler.connectionString);
  } finally {
    await pooler.stop();
  }
}

describe('keepsSession', () => {
  it('finds a session at PostgreSQL itself', async () => {
    expect(await keepsSession(test.directUrl)).toBe(true);
  });

  it
    .skipIf(!hasPgBouncer)
    .each([
      { pool_mode: 'transaction' },
      { pool_mode: 'transaction', server_round_robin: 0 },
      { pool_mode: 'transaction', default_pool_size: 1 },
    ])(`finds none behind PgBouncer with %o${hasPgBouncer ? '' : `: ${noPgBouncer}`}`, (settings) =>
    behind(settings, async (url) => {
      expect(await keepsSession(url)).toBe(false);
      await expect(requireSession(url)).rejects.toThrow(
        'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
      );
    }),
  );

  it.skipIf(!hasPgBouncer)('finds one behind PgBouncer in session mode', () =>
    behind({ pool_mode: 'session' }, async (url) => expect(await keepsSession(url)).toBe(true)),
  );
});
