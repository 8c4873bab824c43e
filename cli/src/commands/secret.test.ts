import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { followEvents } from '@academy/platform/outbox/follow-events.ts';
import { longestRunning } from '@academy/platform/outbox/running-processes.ts';
import { readOrMakeSecretFile } from '@academy/platform/secret-file.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { newContentKey, openContentKey, sealContentKey } from '@academy/platform/videos/content-key.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'academy-secret-command-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => ({
  ...{ ACADEMY_DATA: folder, DATABASE_URL: test.connectionString, ...more },
});
const secret = (words: readonly string[], more?: Record<string, string>) =>
  academyCommand(['secret', ...words], settings(more)).ended;
const linesOfFile = async () => (await readFile(path.join(folder, 'secret'), 'utf8')).trim().split('\n\n');

describe('academy secret', () => {
  it('leads from one secret to the next, and drops the former only when nothing needs it', async () => {
    await readOrMakeSecretFile(folder);
    await academyCommand(['session', '--new', 'ada@example.com'], settings()).ended;
    const [former = ''] = await linesOfFile();
    const [id, key] = [newId(), newContentKey()];
    await test.database.db
      .insert(videoAssets)
      .values({ id, version: 1, state: 'ready', sealedKey: sealContentKey(former, id, key) });

    const academy = followEvents(test.directUrl, { onEvent: () => undefined, onListening: () => undefined });
    const { pool } = test.database;
    await vi.waitFor(async () => expect(await longestRunning(pool)).not.toBeNull(), { timeout: 10_000 });
    const rotated = await secret(['rotate']);
    expect(rotated).toMatchObject({ code: 0, stderr: '' });
    expect(rotated.stdout).toMatch(
      /^A new secret is first in .*secret; 1 older one is still read\.\nNext: restart/,
    );
    expect(rotated.stdout).not.toContain(former);
    const [newest = '', ...older] = await linesOfFile();
    expect(older).toEqual([former]);
    const next = rotated.stdout.split('\n').at(-2);
    expect((await secret(['status'])).stdout.split('\n').at(-2)).toBe(next);
    // It loses the database, and comes back.
    const listening = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
    const { rows } = await pool.query(`SELECT pid, pg_terminate_backend(pid) ${listening}`);
    await vi.waitFor(
      async () =>
        expect(
          (await pool.query(`SELECT ${listening} AND pid <> ALL ($1)`, [rows.map(({ pid }) => pid)]))
            .rowCount,
        ).toBe(1),
      { timeout: 10_000 },
    );
    expect((await secret(['forget'])).stderr).toMatch(/^A process of the academy runs that began before/);
    // As a restart ends it.
    await academy.close();
    expect((await secret(['status'])).stdout.split('\n').slice(1)).toEqual([
      '  videos    0 locked with it, 1 with an older one, 0 with one that is not given',
      '  sessions  0 with tokens of it, 1 of an older one',
      'Next: npm run academy -- secret reseal',
      '',
    ]);
    expect(await secret(['forget'])).toMatchObject({
      ...{ code: 1, stderr: expect.stringMatching(/^1 video is still locked with an older secret\./) },
    });

    expect(await secret(['reseal'])).toMatchObject({
      code: 0,
      stdout: 'Every video is locked with the newest secret: 1 key sealed anew, 0 had it already.\n',
    });
    const [row] = await test.database.db.select().from(videoAssets);
    expect(openContentKey(newest, id, row?.sealedKey ?? '')).toEqual(key);
    expect(await secret(['forget'])).toMatchObject({
      ...{ code: 1, stderr: expect.stringMatching(/^1 session would end/) },
    });
    expect(await linesOfFile()).toEqual([newest, former]);
    expect(await secret(['forget', '--sign-out'])).toMatchObject({ code: 0, stderr: '' });
    expect(await linesOfFile()).toEqual([newest]);
  });

  it('says what is missing when the secret is a wrong one, and changes nothing', async () => {
    const [before] = await test.database.db.select().from(videoAssets);
    const wrong = { ACADEMY_SECRET: 'w'.repeat(40), ACADEMY_OLD_SECRETS: 'v'.repeat(40) };
    const status = await secret(['status'], wrong);
    expect(status.stdout).toContain(
      '1 video cannot be played: add the secret of then to ACADEMY_OLD_SECRETS.',
    );
    expect(status.code).toBe(1);
    expect(await secret(['reseal'], wrong)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('1 video is locked with a secret that is not given'),
    });
    expect(await test.database.db.select().from(videoAssets)).toEqual([before]);
  });

  it('leaves a secret of the settings to the operator, and makes none where there is no academy', async () => {
    expect(await secret(['rotate'], { ACADEMY_SECRET: 'w'.repeat(40) })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The secret is ACADEMY_SECRET of the settings, .*docs\/operations\.md/),
    });
    expect(await secret(['rotate'], { ACADEMY_DATA: path.join(folder, 'none') })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no academy in .*none/),
    });
    expect(await secret(['change'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^"change" must be one of status, rotate, reseal, forget\./),
    });
  });
});
