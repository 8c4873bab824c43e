import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

describe('academy worker', () => {
  let test: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    test = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'academy-worker-'));
  });
  afterAll(async () => {
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('runs a worker beside an academy, and ends well when asked to', async () => {
    const worker = academyCommand(['worker'], {
      ...{ ACADEMY_DATA: folder, DATABASE_URL: test.connectionString },
    });
    await worker.line(({ msg }) => msg === 'The worker is ready');
    const doctor = await academyCommand(['doctor'], {
      ...{ ACADEMY_DATA: folder, DATABASE_URL: test.connectionString, PORT: '1' },
    }).ended;
    expect(doctor.stdout).toContain('workers   at work; nothing waits');
    worker.child.kill('SIGTERM');
    const { code, stderr } = await worker.ended;
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it('says so when there is no academy to work for', async () => {
    const { code, stderr } = await academyCommand(['worker'], { ACADEMY_DATA: folder }).ended;
    expect(stderr).toBe(`No academy is running on ${folder}, so neither is its database.\n`);
    expect(code).toBe(1);
  });

  it('ends as its worker does when that cannot run', async () => {
    const { code, stderr } = await academyCommand(['worker'], {
      ...{ ACADEMY_DATA: folder, DATABASE_URL: `${test.connectionString}_that_is_not_there` },
    }).ended;
    expect(stderr).toContain('Cannot use the database');
    expect(code).toBe(1);
  });
});
