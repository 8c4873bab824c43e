import { readLines } from './line-reader.ts';

export interface EncodeProgress {
  /** From 0 to 1. */
  readonly fraction: number;
  /** Seconds of video a second; null while ffmpeg does not know. */
  readonly speed: number | null;
}

/** Understands what ffmpeg writes for `-progress`: blocks of name=value, each closed by a line of its own. */
export function readProgress(durationSeconds: number, onProgress: (done: EncodeProgress) => void) {
  let doneSeconds = 0;
  let speed: number | null = null;
  return readLines((line) => {
    const [name, value = ''] = line.split('=', 2);
    if (name === 'out_time') doneSeconds = Math.max(doneSeconds, secondsOf(value));
    if (name === 'speed') speed = Number.parseFloat(value) || null;
    if (name === 'progress') onProgress({ fraction: Math.min(1, doneSeconds / durationSeconds), speed });
  });
}

/** 0 for N/A, and for times before the beginning, which encoders' delays bring about. */
function secondsOf(time: string): number {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(time.trim()) ?? [];
  return seconds === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
