import { connectDatabase } from '@academy/platform/database/connect.ts';
import { lineTo } from '@academy/platform/testing/database-line.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertUser } from '../testing/factories.ts';
import { signInLearner } from '../testing/learner.ts';
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

  it('is one that takes no writes, too, as a standby that is about to take over', async () => {
    const academy = await createTestAcademy();
    const readOnly = await academy.database.pool.connect();
    await readOnly.query('BEGIN READ ONLY');
    const refused = await readOnly.query('DELETE FROM users').catch((error: unknown) => error);
    await readOnly.query('ROLLBACK');
    readOnly.release();
    expect(isDatabaseAway(refused)).toBe(true);
    await academy.close();
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

  it('without a word is told in time, and used again as soon as it can be reached', async () => {
    const academy = await createTestAcademy();
    const line = await lineTo(academy.connectionString);
    const cut = await createTestAcademy({
      beside: { ...academy, connectionString: line.connectionString },
      connection: { maxConnections: 3, statementTimeoutMs: 2_000, connectionTimeoutMs: 3_000 },
    });
    const userId = await insertUser(academy.database);
    const courseId = await insertCourse(academy.database, { authorId: userId });
    const call = await signInLearner(cut, userId);
    const ask = () =>
      Promise.all([
        call('GET', '/readyz'),
        call('GET', '/api/courses/in-progress'),
        call('POST', `/api/enrollments/courses/${courseId}`, {}),
        call('POST', `/api/courses/${courseId}/modules`, { title: 'Module' }),
        call('POST', `/api/courses/${courseId}/modules`, { title: 'Another' }),
      ]);
    const well = (answers: { status: number }[]) => answers.every(({ status }) => status < 300);
    expect(well(await ask())).toBe(true);
    line.fallSilent();
    expect((await ask()).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    line.speakAgain();
    await vi.waitFor(async () => expect(well(await ask())).toBe(true), { timeout: 30_000 });
    // First the line: a connection that does not know that it is dead would say goodbye over it.
    await line.close();
    await cut.close();
    await academy.close();
  });
});
