import { execFile } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export interface FfmpegPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const system = `${process.platform}-${process.arch}`;

/** The programs that both contenders use: those of the settings, those of the machine, or the bundled ones. */
export function findFfmpegPrograms(env: NodeJS.ProcessEnv = process.env): FfmpegPrograms {
  return {
    ffmpeg: find('ffmpeg', env['FFMPEG_PATH'], env),
    ffprobe: find('ffprobe', env['FFPROBE_PATH'], env),
  };
}

function find(name: 'ffmpeg' | 'ffprobe', configured: string | undefined, env: NodeJS.ProcessEnv): string {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const bundled = path.join(root, 'node_modules', `@${name}-installer`, system, name);
  const candidates = [
    ...(configured ? [configured] : []),
    ...folders.map((folder) => path.join(folder, name)),
    bundled,
  ];
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined)
    throw new Error(`There is no ${name} on this machine: set FFMPEG_PATH and FFPROBE_PATH.`);
  // Installing runs no scripts, so nothing has made it executable yet.
  if (found === bundled) chmodSync(bundled, 0o755);
  return found;
}

export const runFfmpeg = promisify(execFile);
export const frameRate = 25;

/** Moving pictures with some grain and a tone: neither a still, which costs nothing, nor pure noise. */
export async function makeVideo(
  { ffmpeg }: FfmpegPrograms,
  file: string,
  { size, seconds }: { size: string; seconds: number },
): Promise<void> {
  const picture = `testsrc2=size=${size}:rate=${frameRate}:duration=${seconds},noise=alls=8:allf=t`;
  await runFfmpeg(ffmpeg, [
    ...['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', picture],
    ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '23', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
  ]);
}
