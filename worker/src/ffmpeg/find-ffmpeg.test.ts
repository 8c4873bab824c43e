import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { standInProgram } from '../testing/stand-in-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { bundledFfmpeg } from '../testing/test-ffmpegs.ts';
import { executable } from './bundled-ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

const folder = await temporaryFolder();
const nothingSet = { ffmpegPath: null, ffprobePath: null };
const { ffmpeg, ffprobe } = bundledFfmpeg;

async function folderWith(name: string, programs: Record<string, string>): Promise<string> {
  const made = path.join(folder, name);
  await mkdir(made);
  for (const [file, target] of Object.entries(programs)) await symlink(target, path.join(made, file));
  return made;
}

/** Runs and calls itself ffmpeg, and has everything but H.264. */
const withoutX264 = `case "$*" in
  -version) echo "ffmpeg version 9.9-lite";;
  *) ${JSON.stringify(ffmpeg)} "$@" | grep -v libx264;;
esac`;

describe('the search for ffmpeg', () => {
  it('takes the settings before everything else', async () => {
    const search = await findFfmpeg({ ffmpegPath: ffmpeg, ffprobePath: ffprobe }, { PATH: '/usr/bin' });
    expect(search).toMatchObject({ found: { ffmpeg, ffprobe, origin: 'setting' } });
  });

  it('finds the other program beside the one that is set', async () => {
    const place = await folderWith('both', { ffmpeg, ffprobe });
    const search = await findFfmpeg({ ffmpegPath: path.join(place, 'ffmpeg'), ffprobePath: null }, {});
    expect(search).toMatchObject({ found: { ffprobe: path.join(place, 'ffprobe'), origin: 'setting' } });
  });

  it('takes the system before the bundled ones', async () => {
    const place = await folderWith('system', { ffmpeg, ffprobe });
    const search = await findFfmpeg(nothingSet, { PATH: `relative:/nowhere:${place}` });
    expect(search).toMatchObject({ found: { ffmpeg: path.join(place, 'ffmpeg'), origin: 'system' } });
  });

  it('takes the bundled ones where the system has none, or none that can encode', async () => {
    expect(await findFfmpeg(nothingSet, {})).toMatchObject({ found: { origin: 'bundled' } });
    const { program } = await standInProgram(folder, 'lite', withoutX264);
    const place = await folderWith('incapable', { ffmpeg: program, ffprobe });
    expect(await findFfmpeg(nothingSet, { PATH: place })).toMatchObject({ found: { origin: 'bundled' } });
  });

  it('says what is wrong with a setting, and never ignores it', async () => {
    const { program } = await standInProgram(folder, 'lite-setting', withoutX264);
    expect(await findFfmpeg({ ffmpegPath: program, ffprobePath: ffprobe })).toEqual({
      missing: `FFMPEG_PATH or FFPROBE_PATH cannot be used: ${program} was built without libx264.`,
    });
    expect(await findFfmpeg({ ffmpegPath: '/nowhere/ffmpeg', ffprobePath: ffprobe })).toEqual({
      missing: 'FFMPEG_PATH or FFPROBE_PATH cannot be used: /nowhere/ffmpeg does not run.',
    });
    const alone = await folderWith('alone', { ffmpeg });
    expect(await findFfmpeg({ ffmpegPath: path.join(alone, 'ffmpeg'), ffprobePath: null }, {})).toEqual({
      missing: 'FFMPEG_PATH is set, but no ffprobe was found: set FFPROBE_PATH too.',
    });
  });
});

describe('a bundled program', () => {
  it('is made executable where it is', async () => {
    const program = path.join(folder, 'not-yet-executable');
    await writeFile(program, '#!/bin/sh\n');
    await chmod(program, 0o644);
    expect(await executable(program)).toBe(program);
    expect((await stat(program)).mode & 0o111).not.toBe(0);
  });

  it.runIf(process.platform === 'linux')('is copied where it cannot be changed, and only once', async () => {
    // Not even root can change the mode of this file.
    const copies = path.join(folder, 'copies');
    const copy = await executable('/proc/self/limits', copies);
    expect(path.dirname(copy)).toBe(copies);
    expect((await stat(copy)).mode & 0o777).toBe(0o700);
    expect(await executable(copy, copies)).toBe(copy);
  });

  it.runIf(process.platform === 'linux')(
    'is not looked for in a folder that others may write to',
    async () => {
      const open = path.join(folder, 'open');
      await mkdir(open);
      await chmod(open, 0o777);
      await expect(executable('/proc/self/limits', open)).rejects.toThrow('belongs to another account');
    },
  );
});
