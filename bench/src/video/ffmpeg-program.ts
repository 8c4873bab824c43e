import { existsSync } from 'node:fs';
import path from 'node:path';

export interface FfmpegPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const system = `${process.platform}-${process.arch}`;

/** The programs that both contenders use: those asked for, the machine's, else the bundled ones. */
export function findFfmpegPrograms(env: NodeJS.ProcessEnv = process.env): FfmpegPrograms {
  return {
    ffmpeg: find('ffmpeg', env['FFMPEG_PATH'], env),
    ffprobe: find('ffprobe', env['FFPROBE_PATH'], env),
  };
}

function find(name: 'ffmpeg' | 'ffprobe', asked: string | undefined, env: NodeJS.ProcessEnv): string {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const places = [
    ...(asked ? [asked] : []),
    ...folders.map((folder) => path.join(folder, name)),
    path.join(root, 'node_modules', `@${name}-installer`, system, name),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`There is no ${name} on this machine: set FFMPEG_PATH and FFPROBE_PATH.`);
  return found;
}
