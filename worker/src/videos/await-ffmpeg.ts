import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@academy/platform/config.ts';
import type { Log } from '@academy/platform/log.ts';
import { findConfinement } from '../ffmpeg/confinement.ts';
import { type Ffmpeg, findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';

export interface AwaitFfmpegOptions {
  readonly config: Pick<Config, 'ffmpegPath' | 'ffprobePath'>;
  readonly log: Log;
  /** How long to wait before looking again. */
  readonly lookAgainMs: number;
  readonly signal: AbortSignal;
}

/** Looks for ffmpeg until there is one, and says so once when there is none. Rejects when the signal aborts. */
export async function awaitFfmpeg({ config, log, lookAgainMs, signal }: AwaitFfmpegOptions): Promise<Ffmpeg> {
  let told = '';
  for (;;) {
    signal.throwIfAborted();
    const search = await findFfmpeg(config);
    if ('found' in search) {
      tellFound(search.found, log);
      const { missing } = await findConfinement();
      if (missing.length > 0)
        log.warn({ missing }, 'This system does not let ffmpeg be confined in every way');
      return search.found;
    }
    if (search.missing !== told) log.warn(`Videos wait until there is an ffmpeg. ${search.missing}`);
    told = search.missing;
    await delay(lookAgainMs, undefined, { signal, ref: false });
  }
}

function tellFound({ version, origin }: Ffmpeg, log: Log): void {
  if (origin === 'bundled') {
    log.warn(
      { version },
      'Videos are prepared with the bundled ffmpeg, which is old and slow; better install one and start again, or set FFMPEG_PATH and FFPROBE_PATH',
    );
  } else {
    log.info({ version, origin }, 'Videos are prepared with ffmpeg');
  }
}
