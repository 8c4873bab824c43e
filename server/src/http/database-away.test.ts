import { connectDatabase } from '@academy/platform/database/connect.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestAcademy } from '../testing/test-academy.ts';
import { isDatabaseAway } from './database-away.ts';

const nowhere = connectDatabase('postgres://nobody@127.0.0.1:1/nothing');
afterAll(() => nowhere.close());

describe('a database that is away', () => {
  it('is told from a query that is wrong', async () => {
    const refused = await nowhere.pool.query('SELECT 1').catch((error: unknown) => error);
    expect(isDatabaseAway(refused)).toBe(true);
    expect(isDatabaseAway(new Error('syntax error'))).toBe(false);
  });

  it('makes the academy answer 503 with a time to come back, and not fall over', async () => {
    const academy = await createTestAcademy();
    expect((await academy.get('/api/courses?limit=5')).status).toBe(200);
    await academy.database.close();
    // A pool that is closed refuses in its own words; what counts is that the answer is ours.
    const { status } = await academy.get('/readyz');
    expect(status).toBe(503);
    await academy.close();
  });
});
