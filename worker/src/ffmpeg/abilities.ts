import { tmpdir } from 'node:os';
import { runProgram } from './run-program.ts';

/** The version of a program that can do what we need, or what it lacks. */
export type Ability = { readonly version: string } | { readonly lacks: string };

const encoders = ['libx264', 'aac', 'mjpeg', 'rawvideo'];
const muxers = ['hls', 'mpegts', 'image2', 'rawvideo'];
const filters = [
  ...['scale', 'fps', 'format', 'setsar', 'split', 'null', 'yadif', 'overlay', 'color'],
  ...['aresample', 'aformat', 'apad', 'asplit'],
];

const TIME_LIMIT_MS = 20_000;
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

export async function abilityOfFfmpeg(program: string): Promise<Ability> {
  const version = await versionOf(program, 'ffmpeg');
  if (version === null) return { lacks: 'does not run' };
  const lists: [string, readonly string[]][] = [
    ['-encoders', encoders],
    ['-muxers', muxers],
    ['-filters', filters],
  ];
  const missing: string[] = [];
  for (const [option, needed] of lists) {
    const listed = namesIn((await outputOf(program, ['-hide_banner', option])) ?? '');
    missing.push(...needed.filter((name) => !listed.has(name)));
  }
  return missing.length === 0 ? { version } : { lacks: `was built without ${missing.join(', ')}` };
}

export async function abilityOfFfprobe(program: string): Promise<Ability> {
  const version = await versionOf(program, 'ffprobe');
  return version === null ? { lacks: 'does not run' } : { version };
}

async function versionOf(program: string, name: string): Promise<string | null> {
  const output = await outputOf(program, ['-version']);
  return new RegExp(`^${name} version (\\S+)`).exec(output ?? '')?.[1] ?? null;
}

/** Each line of a list has flags, one name or several with commas between, and a description. */
function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.split('\n').flatMap((line) => line.trim().split(/\s+/)[1]?.split(',') ?? []));
}

async function outputOf(program: string, args: readonly string[]): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    const { exitCode } = await runProgram(program, args, {
      folder: tmpdir(),
      signal: new AbortController().signal,
      timeLimitMs: TIME_LIMIT_MS,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      onOutput: (chunk) => void chunks.push(chunk),
    });
    return exitCode === 0 ? Buffer.concat(chunks).toString('utf8') : null;
  } catch {
    return null;
  }
}
