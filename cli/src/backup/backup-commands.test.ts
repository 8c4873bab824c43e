import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
    [['backup', 'copy'], 'none', 1, /^There is no academy in .*none: set ACADEMY_DATA to its folder\.\n$/],
    [
      ['restore', '--check', 'copy'],
      'none',
      1,
      /^There is no backup in .*copy: it has no manifest\.json\.\n$/,
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
});
