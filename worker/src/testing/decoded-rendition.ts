import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EncodedRendition } from '../ffmpeg/encode-renditions.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { readPlaylist } from '../hls/playlist.ts';
import { decryptSegment } from '../hls/segment-encryption.ts';

/** A rendition as a player sees it: what its playlist promises, and what its segments hold once decrypted. */
export interface DecodedRendition {
  /** By the playlist. */
  readonly seconds: number;
  readonly segmentSeconds: readonly number[];
  readonly size: string;
  readonly hasAudio: boolean;
  /** Of each stream, from its first picture or sample to the end of the last. */
  readonly pictureSeconds: number;
  readonly soundSeconds: number;
  readonly keyFrameTimes: readonly number[];
}

export async function decodeRendition(
  { ffprobe }: Ffmpeg,
  { folder }: EncodedRendition,
  contentKey: Buffer,
): Promise<DecodedRendition> {
  const listed = readPlaylist(await readFile(path.join(folder, 'index.m3u8'), 'utf8')) ?? [];
  const segments = await Promise.all(listed.map(({ file }) => readFile(path.join(folder, file))));
  const plain = `${folder}.plain.ts`;
  await writeFile(
    plain,
    Buffer.concat(segments.map((segment, index) => decryptSegment(segment, contentKey, index))),
  );
  const { packets, streams } = await report(ffprobe, plain);
  const video = streams.find(({ codec_type: kind }) => kind === 'video');
  const audio = streams.find(({ codec_type: kind }) => kind === 'audio');
  const pictures = packetsOf(packets, video?.index);
  return {
    seconds: listed.reduce((sum, { seconds }) => sum + seconds, 0),
    segmentSeconds: listed.map(({ seconds }) => seconds),
    size: `${video?.width}x${video?.height}`,
    hasAudio: audio !== undefined,
    pictureSeconds: lengthOf(pictures),
    soundSeconds: lengthOf(packetsOf(packets, audio?.index)),
    keyFrameTimes: pictures.filter(({ isKey }) => isKey).map(({ time }) => time),
  };
}

/** Everything that would be kept, as one. */
export async function allBytesIn(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name)))),
  );
}

interface Report {
  readonly packets: readonly {
    readonly stream_index: number;
    readonly pts_time: string;
    readonly duration_time?: string;
    readonly flags: string;
  }[];
  readonly streams: readonly {
    readonly index: number;
    readonly codec_type: string;
    readonly width?: number;
    readonly height?: number;
  }[];
}

interface Packet {
  readonly time: number;
  readonly lasts: number;
  readonly isKey: boolean;
}

function packetsOf(packets: Report['packets'], stream: number | undefined): Packet[] {
  return packets
    .filter((packet) => packet.stream_index === stream)
    .map((packet) => ({
      time: Number(packet.pts_time),
      lasts: Number(packet.duration_time ?? 0),
      isKey: packet.flags.startsWith('K'),
    }))
    .toSorted((a, b) => a.time - b.time);
}

function lengthOf(packets: readonly Packet[]): number {
  const [first, last] = [packets[0], packets.at(-1)];
  return first === undefined || last === undefined ? 0 : last.time + last.lasts - first.time;
}

async function report(ffprobe: string, file: string): Promise<Report> {
  const args = ['-v', 'error', '-show_packets', '-show_streams', '-of', 'json', file];
  // The variable for the reason that run-program.ts gives.
  const run = { env: { GCONV_PATH: '/dev/null' }, maxBuffer: 64 * 1024 * 1024 };
  return JSON.parse((await promisify(execFile)(ffprobe, args, run)).stdout);
}
