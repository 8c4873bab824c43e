import type { FileCue } from '@academy/contract/captions/cue-reader.ts';
import { writeWebVtt } from '@academy/contract/captions/write-caption-file.ts';

/** Captions as players of HLS take them: a playlist of WebVTT files, each of a minute. */
export const captionSegmentSeconds = 60;

/** Names lie beside the playlist. All of the film, though its captions may still grow: a part is empty until it is heard. */
export function captionPlaylist(language: string, durationSeconds: number): string {
  const count = Math.max(1, Math.ceil(durationSeconds / captionSegmentSeconds));
  const segments = Array.from({ length: count }, (_, index) => {
    const left = durationSeconds - index * captionSegmentSeconds;
    const seconds = left > 0 ? Math.min(left, captionSegmentSeconds) : captionSegmentSeconds;
    return `#EXTINF:${seconds.toFixed(3)},\n${language}-${index}.vtt`;
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${captionSegmentSeconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...segments,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** Times are those of the film, so a cue that lasts from one minute into the next stands in both. */
export function captionSegment(cues: readonly FileCue[], frameRate: number): string {
  return writeWebVtt(cues, [`X-TIMESTAMP-MAP=MPEGTS:${filmBegins(frameRate)},LOCAL:00:00:00.000`]);
}

const clockRate = 90_000;
/** ffmpeg lets a transport stream begin with this. */
const muxDelay = 1.4 * clockRate;
/** What an encoder of sound sends ahead: 1024 samples. */
const soundAhead = (1024 / 48_000) * clockRate;

/** When the first picture is shown, by the clock of the stream: two pictures after the first is sent, for the order of B-frames. */
function filmBegins(frameRate: number): number {
  const pictures = frameRate > 0 ? (2 * clockRate) / frameRate : 0;
  return Math.round(muxDelay + Math.max(pictures, soundAhead));
}

/** What the name of a file names: the playlist of a language, or one of its segments. Each has one spelling. */
export function readCaptionFileName(name: string): { language: string; segment: number | null } | null {
  const [, language, segment] =
    /^([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2})(?:\.m3u8|-(0|[1-9]\d{0,3})\.vtt)$/.exec(name) ?? [];
  if (language === undefined) return null;
  return { language, segment: segment === undefined ? null : Number(segment) };
}
