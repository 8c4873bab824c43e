/** Times of a video, and how long something takes, as the reader's language writes them. */
import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText, ownDigits } from './numbers.ts';

/** 1:15, or 1:00:00 from an hour on. */
export function timeText(seconds: number): string {
  return ownDigits(playbackTimeText(seconds));
}

/** For screen readers: where a video is, and how long it is. */
export function positionText(positionSeconds: number, durationSeconds: number): string {
  const position = timeText(positionSeconds);
  const duration = timeText(durationSeconds);
  return t({ message: `${position} of ${duration}`, comment: 'Where a video is, such as 0:09 of 1:15' });
}

/** Rounded to minutes, because an estimate in seconds would jump. Null while it is not known. */
export function timeLeftText(seconds: number | null): string | null {
  if (seconds === null || !Number.isFinite(seconds)) return null;
  if (seconds < 60) return t`Less than a minute left`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.round(minutes / 60);
  const number = numberText(minutes < 60 ? minutes : hours);
  return minutes < 60
    ? plural(minutes, { one: 'About a minute left', other: `About ${number} minutes left` })
    : plural(hours, { one: 'About an hour left', other: `About ${number} hours left` });
}

/** How many times as fast as it was filmed. */
export function rateText(rate: number): string {
  const decimals = String(rate).split('.')[1]?.length ?? 0;
  return `${numberText(rate, decimals)}×`;
}
