import { playbackTimeText } from '../videos/playback-time.ts';

/** How long a lesson is, as its author writes it: hh:mm:ss, or mm:ss below an hour. */
const pattern = /^(?:\d{1,2}:[0-5]\d:[0-5]\d|\d{1,3}:[0-5]\d)$/;

export const durationMessage = 'Duration must look like hh:mm:ss';

export function isLessonDuration(text: string): boolean {
  return pattern.test(text);
}

interface TimedLesson {
  readonly duration: string;
  readonly videoSeconds?: number | undefined;
}

/**
 * How long a lesson is, as every list of lessons shows it: its film as the player counts it, else what its author wrote, in
 * the same manner.
 */
export function lessonTimeText(lesson: TimedLesson): string {
  const seconds = lessonSeconds(lesson);
  return seconds === null ? lesson.duration : playbackTimeText(seconds);
}

/** Null where what its author wrote is no length of time. */
export function lessonSeconds({ duration, videoSeconds }: TimedLesson): number | null {
  if (videoSeconds !== undefined) return videoSeconds;
  if (!isLessonDuration(duration)) return null;
  return duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The length of a real video as an author would write it, in whole seconds that it has. */
export function lessonDurationText(seconds: number): string {
  return writtenDuration(Math.floor(seconds));
}

/** Whether this is the duration that was filled in for a video. Earlier releases rounded to the nearest second. */
export function isFilledIn(duration: string, seconds: number): boolean {
  return [Math.floor(seconds), Math.round(seconds)].some((whole) => writtenDuration(whole) === duration);
}

function writtenDuration(wholeSeconds: number): string {
  const whole = Math.max(0, wholeSeconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = whole < 3600 ? parts.slice(1) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}
