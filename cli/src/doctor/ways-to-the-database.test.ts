import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPgBouncer, noPgBouncer, startPgBouncer } from '@academy/platform/testing/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';
import type { Finding } from './finding.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'academy-doctor-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

async function findingAbout(subject: string, settings: Record<string, string>): Promise<Finding | undefined> {
  const { stdout } = await academyCommand(['doctor', '--json'], {
    ...{ ACADEMY_DATA: folder, DATABASE_URL: test.directUrl, PORT: '1', ...settings },
  }).ended;
  const { findings }: { findings: Finding[] } = JSON.parse(stdout);
  return findings.find((finding) => finding.subject === subject);
}

describe('academy doctor', () => {
  it.skipIf(!hasPgBouncer)(
    `finds a pooler without a way past it${hasPgBouncer ? '' : ` (${noPgBouncer})`}`,
    async () => {
      const pooler = await startPgBouncer(test.directUrl);
      const DATABASE_URL = pooler.connectionString;
      expect(await findingAbout('pooler', { DATABASE_URL })).toEqual({
        subject: 'pooler',
        state: 'problem',
        text: 'DATABASE_URL leads to a pooler that shares connections, such as PgBouncer in transaction mode',
        advice:
          'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for what needs a connection of its own.',
      });
      const past = { DATABASE_URL, DATABASE_DIRECT_URL: test.directUrl };
      expect(await findingAbout('pooler', past)).toMatchObject({ state: 'good' });
      await pooler.stop();
    },
  );

  it('says of a replica whether it is one and can be asked', async () => {
    expect(await findingAbout('replica', { DATABASE_READ_URL: test.directUrl })).toMatchObject({
      state: 'problem',
      text: 'DATABASE_READ_URL is no standby',
    });
    const DATABASE_READ_URL = 'postgres://a:pw@127.0.0.1:1/academy';
    expect(await findingAbout('replica', { DATABASE_READ_URL })).toMatchObject({ state: 'warning' });
    expect(await findingAbout('replica', {})).toBeUndefined();
  });
});
