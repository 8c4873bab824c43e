import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

describe('the commands for backups', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-backups-'));
    await mkdir(path.join(folder, 'half'));
    await writeFile(path.join(folder, 'half', 'restore-under-way'), '');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    [['backup'], 'none', 2, /^Say <folder>\.\n/],
    [['restore', 'a', '--quickly'], 'none', 2, /^Unknown option '--quickly'\.\n/],
    [
      ['backup', 'copy'],
      'none',
      1,
      /^There is no academy in .*none: set ACADEMY_DATA to its folder, or start the academy first\.\n$/,
    ],
    [
      ['restore', '--check', 'copy'],
      'none',
      1,
      /^There is no backup in .*academy-backups-\w+.copy: it has no manifest\.json\.\n$/,
    ],
    [
      ['migrate'],
      'half',
      1,
      /^A backup is being restored into .*half, or was when the restore was cut short/,
    ],
  ])('answer %j on a folder with %s of an academy with a sentence', async (args, data, code, sentence) => {
    const ended = await academyCommand(args, { ACADEMY_DATA: path.join(folder, data), INIT_CWD: folder })
      .ended;
    expect(ended.stderr).toMatch(sentence);
    expect(ended.code).toBe(code);
  });

  it('refuse a place where no folder can be made, at once and with a sentence', async () => {
    const test = await createTestDatabase();
    const file = path.join(folder, 'a-file');
    await writeFile(file, 'mine');
    const places = [
      [file, `Cannot use ${file}: it is not a folder.\n`],
      [path.join(file, 'below'), `Cannot use ${file}: it is not a folder.\n`],
      // Where there is /proc, mkdir with `recursive` would never come back from it.
      ...(process.platform === 'linux'
        ? [['/proc/academy/backup', 'Cannot use /proc/academy: no folder can be made there.\n']]
        : []),
    ];
    for (const [place = '', stderr] of places) {
      const settings = {
        ...{ ACADEMY_DATA: path.join(folder, 'data'), DATABASE_URL: test.directUrl },
        ACADEMY_SECRET: 'k3Jx9QwZ7vTb2LmN8sRf4HyPc6Gd1AeU',
      };
      const ended = await academyCommand(['backup', place], settings).ended;
      expect(ended).toEqual({ code: 1, stdout: '', stderr });
    }
    expect(await readFile(file, 'utf8')).toBe('mine');
    await test.drop();
  });
});
