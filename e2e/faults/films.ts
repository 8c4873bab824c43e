/** Films to prepare, and an ffmpeg that is slow, or that is not there. */
import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const resolve = createRequire(import.meta.url).resolve;

/** The programs that came from npm: they are there on every machine that runs this. */
async function bundledProgram(name: 'ffmpeg' | 'ffprobe'): Promise<string> {
  const folder = path.dirname(resolve(`@${name}-installer/${process.platform}-${process.arch}/package.json`));
  const program = path.join(folder, name);
  await chmod(program, 0o755);
  return program;
}

/** A moving test picture of the size 640 x 360, and a tone. */
export function makeFilm(folder: string, seconds: number): Promise<Buffer> {
  const picture = `testsrc=size=640x360:rate=5:duration=${seconds}`;
  return encode(path.join(folder, `film-${seconds}.mp4`), { picture, seconds, quality: [] });
}

/** Noise, of which nothing can be left out: some 15 MB. */
export function makeLargeFilm(folder: string): Promise<Buffer> {
  const picture = 'nullsrc=size=640x360:rate=5:duration=8,geq=random(1)*255:128:128';
  return encode(path.join(folder, 'large-film.mp4'), { picture, seconds: 8, quality: ['-qp', '1'] });
}

interface Recipe {
  readonly picture: string;
  readonly seconds: number;
  readonly quality: readonly string[];
}

async function encode(file: string, { picture, seconds, quality }: Recipe): Promise<Buffer> {
  const tone = `sine=frequency=440:sample_rate=48000:duration=${seconds}`;
  await promisify(execFile)(await bundledProgram('ffmpeg'), [
    ...['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', tone],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...quality, '-c:a', 'aac', file],
  ]);
  return readFile(file);
}

/**
 * Settings of an academy whose ffmpeg takes as long to read a film as it takes to watch it: always, or only while there is
 * this file.
 */
export async function slowFfmpeg(
  folder: string,
  whileThere = '/',
): Promise<{ FFMPEG_PATH: string; FFPROBE_PATH: string }> {
  const program = path.join(folder, 'slow-ffmpeg');
  const lines = [
    '#!/bin/sh',
    'count=$#',
    'while [ "$count" -gt 0 ]; do',
    `  if [ "$1" = -i ] && [ -e '${whileThere}' ]; then set -- "$@" -re; fi`,
    '  set -- "$@" "$1"; shift; count=$((count - 1))',
    'done',
    `exec '${await bundledProgram('ffmpeg')}' "$@"`,
    '',
  ];
  await writeFile(program, lines.join('\n'), { mode: 0o755 });
  return { FFMPEG_PATH: program, FFPROBE_PATH: await bundledProgram('ffprobe') };
}

/** Settings of an academy on a machine without any ffmpeg: none on its path, none from npm. */
export async function noFfmpeg(folder: string): Promise<{ PATH: string; NODE_OPTIONS: string }> {
  const hiding = path.join(folder, 'hide-the-bundled.cjs');
  await writeFile(
    hiding,
    `const Module = require('node:module');
     const find = Module._resolveFilename;
     Module._resolveFilename = function (name, ...rest) {
       if (/^@ff(mpeg|probe)-installer/.test(name)) throw new Error('It is not installed.');
       return find.call(this, name, ...rest);
     };`,
  );
  return { PATH: folder, NODE_OPTIONS: `--require ${hiding}` };
}
