import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@academy/platform/config.ts';
import { type Ability, abilityOfFfmpeg, abilityOfFfprobe } from './abilities.ts';
import { bundledProgram } from './bundled-ffmpeg.ts';

export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  readonly version: string;
  readonly origin: 'setting' | 'system' | 'bundled';
}

/** What is missing is a sentence that also says what to do. */
export type FfmpegSearch = { readonly found: Ffmpeg } | { readonly missing: string };

type Programs = { readonly [Name in 'ffmpeg' | 'ffprobe']: string };
type Settings = Pick<Config, 'ffmpegPath' | 'ffprobePath'>;

/**
 * The programs of the settings, else the system's, else those that came from npm: the first that run and can do what we
 * need. A setting that cannot be used is an error, so that the operator learns of it.
 */
export async function findFfmpeg(
  config: Settings,
  environment: { readonly PATH?: string | undefined } = process.env,
): Promise<FfmpegSearch> {
  const system = {
    ffmpeg: await onPath('ffmpeg', environment.PATH),
    ffprobe: await onPath('ffprobe', environment.PATH),
  };
  if (config.ffmpegPath !== null || config.ffprobePath !== null) return ofSettings(config, system);

  const reasons: string[] = [];
  if (system.ffmpeg !== null && system.ffprobe !== null) {
    const tried = await tryOut({ ffmpeg: system.ffmpeg, ffprobe: system.ffprobe }, 'system');
    if ('found' in tried) return tried;
    reasons.push(tried.missing);
  }
  const bundled = await bundledPrograms();
  if (bundled !== null) {
    const tried = await tryOut(bundled, 'bundled');
    if ('found' in tried) return tried;
    reasons.push(tried.missing);
  }
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  return {
    missing: `No usable ffmpeg was found${why}: install ffmpeg with your system's packages, or set FFMPEG_PATH and FFPROBE_PATH.`,
  };
}

/** With one of the two set, the other is looked for in the same folder, then on the system. */
async function ofSettings(
  config: Settings,
  system: { [Name in keyof Programs]: string | null },
): Promise<FfmpegSearch> {
  const ffmpeg = config.ffmpegPath ?? (await beside(config.ffprobePath, 'ffmpeg')) ?? system.ffmpeg;
  const ffprobe = config.ffprobePath ?? (await beside(config.ffmpegPath, 'ffprobe')) ?? system.ffprobe;
  if (ffmpeg === null)
    return { missing: 'FFPROBE_PATH is set, but no ffmpeg was found: set FFMPEG_PATH too.' };
  if (ffprobe === null)
    return { missing: 'FFMPEG_PATH is set, but no ffprobe was found: set FFPROBE_PATH too.' };
  const tried = await tryOut({ ffmpeg, ffprobe }, 'setting');
  if ('found' in tried) return tried;
  return { missing: `FFMPEG_PATH or FFPROBE_PATH cannot be used: ${tried.missing}.` };
}

async function tryOut(programs: Programs, origin: Ffmpeg['origin']): Promise<FfmpegSearch> {
  const [ffmpeg, ffprobe]: Ability[] = await Promise.all([
    abilityOfFfmpeg(programs.ffmpeg),
    abilityOfFfprobe(programs.ffprobe),
  ]);
  if (ffmpeg === undefined || 'lacks' in ffmpeg) return { missing: `${programs.ffmpeg} ${ffmpeg?.lacks}` };
  if (ffprobe === undefined || 'lacks' in ffprobe)
    return { missing: `${programs.ffprobe} ${ffprobe?.lacks}` };
  return { found: { ...programs, version: ffmpeg.version, origin } };
}

async function bundledPrograms(): Promise<Programs | null> {
  try {
    const [ffmpeg, ffprobe] = [await bundledProgram('ffmpeg'), await bundledProgram('ffprobe')];
    return ffmpeg === null || ffprobe === null ? null : { ffmpeg, ffprobe };
  } catch {
    return null;
  }
}

async function onPath(name: string, folders = ''): Promise<string | null> {
  for (const folder of folders.split(path.delimiter)) {
    // A relative folder would depend on where the worker was started.
    if (path.isAbsolute(folder) && (await isProgram(path.join(folder, name)))) return path.join(folder, name);
  }
  return null;
}

async function beside(program: string | null, name: string): Promise<string | null> {
  const candidate = program === null ? null : path.join(path.dirname(program), name);
  return candidate !== null && (await isProgram(candidate)) ? candidate : null;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
