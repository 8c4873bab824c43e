/** Times in caption files: `00:01:02.500` in WebVTT, `00:01:02,500` in SRT. */
import { lastSecond } from '../videos/moments.ts';

/** No film is longer than a day. */
export const lastMs = lastSecond * 1000;

/** Where the last cue of a film has to end. One of 19.98 seconds is one of 20 for everybody; of one whose length is not known nothing is said. */
export function endOfFilm(filmSeconds: number): number {
  if (filmSeconds <= 0) return lastMs;
  return Math.round(1000 * Math.max(filmSeconds, Math.round(filmSeconds)));
}

export function captionTime(ms: number, point: '.' | ','): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = ms / 1000;
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock}${point}${String(ms % 1000).padStart(3, '0')}`;
}

/** As people say where in a film something is: `1:02`, `1:00:05`. */
export function spokenTime(ms: number): string {
  const [, hours = '', rest = ''] = /^(\d+):(.*)\./.exec(captionTime(ms, '.')) ?? [];
  return Number(hours) > 0 ? `${Number(hours)}:${rest}` : rest.replace(/^0/, '');
}

/** Hours may be missing, and so may the fraction; a comma is as good as a point. */
const time = String.raw`(?:(\d{1,6}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?`;
/** What follows the times says where on the picture a cue stands. */
const times = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`);
/** Longer is no line of times, whatever it holds. */
const longestLine = 1000;

export interface CueTimes {
  readonly startMs: number;
  readonly endMs: number;
}

/** Null for a line that holds no times, negative ones among them. */
export function readCueTimes(line: string): CueTimes | null {
  const found = line.length > longestLine ? null : times.exec(line);
  if (found === null) return null;
  const [, ...parts] = found;
  return { startMs: milliseconds(parts.slice(0, 4)), endMs: milliseconds(parts.slice(4)) };
}

function milliseconds([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]) {
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  );
}
