import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PrimaryAndStandby, startPrimaryAndStandby } from '../testing/standby.ts';
import { connectDatabase, type Database, type Queryable } from './connect.ts';
import { type ReplicaReads, readReplica } from './replica.ts';

let servers: PrimaryAndStandby;
let primary: Database;
let reads: ReplicaReads;
beforeAll(async () => {
  servers = await startPrimaryAndStandby();
  primary = connectDatabase(servers.primaryUrl);
  reads = readReplica(primary, connectDatabase(servers.standbyUrl));
  reads.setListening(true);
  await primary.pool.query('CREATE TABLE written (number int)');
});
afterAll(async () => {
  await reads.close();
  await primary.close();
  await servers.stop();
});

/** Where a read was answered, and the last number that it saw there. */
async function look(db: Queryable) {
  const { rows } = await db.execute<{ replica: boolean; number: number | null }>(
    sql`select pg_is_in_recovery() as replica, (select max(number) from written) as number`,
  );
  return rows[0] ?? { replica: false, number: null };
}

const write = (number: number) => primary.pool.query('INSERT INTO written VALUES ($1)', [number]);
const untilReplicaAnswers = () => vi.waitUntil(async () => (await reads.read(look)).replica, 20_000);

describe('reads of a replica', () => {
  beforeEach(untilReplicaAnswers);

  it('see a change from the moment that it is told, however late the replica is', async () => {
    await servers.pauseStandby();
    await write(1);
    reads.changed();
    expect(await reads.read(look)).toEqual({ replica: false, number: 1 });
    await servers.resumeStandby();
    await untilReplicaAnswers();
    expect(await reads.read(look)).toEqual({ replica: true, number: 1 });
  });

  it('are never more than a second behind, also where nobody tells of a change', async () => {
    await servers.pauseStandby();
    await write(2);
    const writtenAtMs = performance.now();
    for (let ageMs = 0; ageMs <= 1_000; ) {
      ageMs = performance.now() - writtenAtMs;
      const { number } = await reads.read(look);
      expect([ageMs, number]).toEqual([ageMs, ageMs > 1_000 ? 2 : expect.any(Number)]);
    }
    await servers.resumeStandby();
  });

  it('go to the primary while changes cannot be heard of', async () => {
    reads.setListening(false);
    expect((await reads.read(look)).replica).toBe(false);
    reads.setListening(true);
  });

  it('fail as they would at the primary, when it is the question that is wrong', async () => {
    const wrong = reads.read(async () => Promise.reject(new Error('not found')));
    await expect(wrong).rejects.toThrow('not found');
    expect((await reads.read(look)).replica).toBe(true);
  });

  it('go on at the primary when the replica stops', async () => {
    await servers.stopStandby();
    for (let n = 0; n < 20; n += 1) expect((await reads.read(look)).replica).toBe(false);
  });
});
