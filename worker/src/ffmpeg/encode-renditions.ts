import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import { KEY_PLACEHOLDER } from '@academy/platform/videos/video-blobs.ts';
import { completeRendition, type RenditionMeasures } from '../hls/complete-rendition.ts';
import type { RenditionPlan } from '../hls/ladder.ts';
import { encoderArguments, folderNameOf, STORYBOARD_FOLDER } from './encoder-arguments.ts';
import { explainFailure } from './explain-failure.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import type { VideoProbe } from './probe-video.ts';
import { readLines } from './program-output.ts';
import { runProgram } from './run-program.ts';

export interface EncodeProgress {
  /** From 0 to 1. */
  readonly fraction: number;
  /** Seconds of video a second; null while ffmpeg does not know. */
  readonly speed: number | null;
}

export interface EncodeJob {
  readonly file: string;
  readonly probe: VideoProbe;
  readonly plans: readonly RenditionPlan[];
  readonly contentKey: Buffer;
  /** Its pictures come into a folder of that name, 0.jpg and on. */
  readonly storyboard?: Storyboard | undefined;
  /** Exists, is empty and used by nothing else; at the end it holds the renditions and the storyboard alone. */
  readonly folder: string;
  readonly onProgress?: (done: EncodeProgress) => void;
  readonly signal: AbortSignal;
  readonly limits?: Partial<EncodeLimits>;
}

export interface EncodedRendition extends RenditionMeasures {
  readonly height: number;
  readonly width: number;
  readonly frameRate: number;
  /** Holds index.m3u8 and its segments, 00000.ts and on, and nothing else. */
  readonly folder: string;
}

export interface EncodeLimits {
  /** Of the whole run. */
  readonly timeMs: number;
  /** Without progress. */
  readonly standstillMs: number;
}

const MINUTE_MS = 60_000;
const KEY_FILES = 'key';
const MAX_PROGRESS_BYTES = 256 * 1024 * 1024;

/** Makes all the planned renditions in one run, each in a folder of its own. When it throws, none of them may be used. */
export async function encodeRenditions(ffmpeg: Ffmpeg, job: EncodeJob): Promise<EncodedRendition[]> {
  const { file, probe, plans, storyboard, folder, signal } = job;
  const limits = { ...usualLimits(probe, plans), ...job.limits };
  const keyInfoFile = await layOutKey(folder, job.contentKey);
  try {
    for (const plan of plans) await mkdir(path.join(folder, folderNameOf(plan)));
    if (storyboard !== undefined) await mkdir(path.join(folder, STORYBOARD_FOLDER));
    let alive = () => {};
    let furthest = 0;
    const end = await runProgram(
      ffmpeg.ffmpeg,
      encoderArguments({ file, probe, plans, keyInfoFile, storyboard }),
      {
        folder,
        signal,
        timeLimitMs: limits.timeMs,
        silenceLimitMs: limits.standstillMs,
        onStart: (stillAlive) => {
          alive = stillAlive;
        },
        maxOutputBytes: MAX_PROGRESS_BYTES,
        onOutput: readProgress(probe.durationSeconds, (done) => {
          if (done.fraction > furthest) alive();
          furthest = done.fraction;
          job.onProgress?.(done);
        }),
      },
    );
    if (end.exitCode !== 0) throw explainFailure(end, [file, folder]);
  } finally {
    await rm(path.join(folder, KEY_FILES), { recursive: true, force: true });
  }
  return Promise.all(plans.map((plan) => encoded(job, plan)));
}

async function encoded(job: EncodeJob, plan: RenditionPlan): Promise<EncodedRendition> {
  const { height, width, frameRate } = plan;
  const folder = path.join(job.folder, folderNameOf(plan));
  const measures = await completeRendition({
    folder,
    durationSeconds: job.probe.durationSeconds,
    contentKey: job.contentKey,
  });
  return { height, width, frameRate, folder, ...measures };
}

/**
 * Generous: a small, busy machine may take many times the video's duration. A single rendition gets less time than many,
 * because a lesson waits for it. Both limits lie below the time after which a job counts as lost.
 */
function usualLimits(probe: VideoProbe, plans: readonly RenditionPlan[]): EncodeLimits {
  const longestMs = (plans.length === 1 ? 5 : 23) * 60 * MINUTE_MS;
  const timeMs = Math.min(longestMs, 15 * MINUTE_MS + plans.length * 10 * probe.durationSeconds * 1000);
  return { timeMs, standstillMs: 3 * MINUTE_MS };
}

/**
 * The key reaches ffmpeg in a file, because every account of the machine can read command lines. Without a third line,
 * the IV of each segment is its number.
 */
async function layOutKey(folder: string, contentKey: Buffer): Promise<string> {
  await mkdir(path.join(folder, KEY_FILES), { mode: 0o700 });
  await writeFile(path.join(folder, KEY_FILES, 'content'), contentKey, { mode: 0o600 });
  const info = `${KEY_PLACEHOLDER}\n${KEY_FILES}/content\n`;
  await writeFile(path.join(folder, KEY_FILES, 'info'), info, { mode: 0o600 });
  return `${KEY_FILES}/info`;
}

/** Reads what ffmpeg writes for `-progress`: blocks of name=value lines, each ended by a line named progress. */
function readProgress(durationSeconds: number, onProgress: (done: EncodeProgress) => void) {
  let doneSeconds = 0;
  let speed: number | null = null;
  return readLines((line) => {
    const [name, value = ''] = line.split('=', 2);
    if (name === 'out_time') doneSeconds = Math.max(doneSeconds, secondsOf(value));
    if (name === 'speed') speed = Number.parseFloat(value) || null;
    if (name === 'progress') onProgress({ fraction: Math.min(1, doneSeconds / durationSeconds), speed });
  });
}

/** 0 for N/A, and for negative times, which the delay of an encoder causes. */
function secondsOf(time: string): number {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(time.trim()) ?? [];
  return seconds === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
