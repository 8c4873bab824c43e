/** Plays a protected film as a player does: playlists, key, segments, decrypted and decoded to the last picture. */
import { execFile } from 'node:child_process';
import { createDecipheriv } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Caller } from './caller.ts';

interface Played {
  readonly rendition: string;
  readonly pictures: number;
  readonly soundSeconds: number;
}

interface PlayOptions {
  readonly ffmpeg: string;
  /** For what is decrypted. */
  readonly folder: string;
}

export async function playFilm(
  viewer: Caller,
  lessonId: string,
  { ffmpeg, folder }: PlayOptions,
): Promise<Played[]> {
  const master = await textOf(viewer, `/api/hls/stream/${lessonId}`);
  const played: Played[] = [];
  for (const address of addressesIn(master)) {
    const rendition = path.basename(address, '.m3u8');
    const file = path.join(folder, `${rendition}-${lessonId}.ts`);
    await writeFile(file, await decrypt(viewer, await textOf(viewer, address)));
    const pictures = await decode(ffmpeg, file, ['-an', '-f', 'framemd5']);
    const sound = await decode(ffmpeg, file, ['-vn', '-f', 's16le', '-ac', '1', '-ar', '8000']);
    played.push({
      rendition,
      pictures: String(pictures).match(/^0,/gm)?.length ?? 0,
      soundSeconds: Math.round(sound.length / 2 / 8000),
    });
  }
  return played;
}

async function decrypt(viewer: Caller, playlist: string): Promise<Buffer> {
  const key = await bytesOf(viewer, /URI="([^"]+)"/.exec(playlist)?.[1] ?? '');
  const parts: Buffer[] = [];
  for (const [sequence, address] of addressesIn(playlist).entries()) {
    // A playlist that names no other begins each segment with its number.
    const start = Buffer.alloc(16);
    start.writeUInt32BE(sequence, 12);
    const cipher = createDecipheriv('aes-128-cbc', key, start);
    parts.push(cipher.update(await bytesOf(viewer, address)), cipher.final());
  }
  return Buffer.concat(parts);
}

/** Any fault in it ends the program with an error. */
async function decode(ffmpeg: string, file: string, output: readonly string[]): Promise<Buffer> {
  const args = ['-v', 'error', '-xerror', '-i', file, ...output, '-'];
  const { stdout, stderr } = await promisify(execFile)(ffmpeg, args, {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stderr.length > 0) throw new Error(String(stderr));
  return stdout;
}

async function textOf(viewer: Caller, address: string): Promise<string> {
  return (await viewer.fetch(address)).text();
}

async function bytesOf(viewer: Caller, address: string): Promise<Buffer> {
  return Buffer.from(await (await viewer.fetch(address)).arrayBuffer());
}

/** The lines of a playlist that are addresses. */
function addressesIn(playlist: string): string[] {
  return playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
