/** The addresses of a lesson's stream. Only segments, which are noise without the key, carry no lesson to ask for. */

export function streamPath(lessonId: string): string {
  return `/api/hls/stream/${lessonId}`;
}

export function playlistPath(lessonId: string, version: string, height: number): string {
  return `/api/hls/stream/${lessonId}/${version}/${height}p.m3u8`;
}

export function contentKeyPath(lessonId: string, version: string): string {
  return `/api/hls/stream/${lessonId}/${version}/key`;
}

export function posterPath(lessonId: string, version: string): string {
  return `/api/hls/stream/${lessonId}/${version}/poster.jpg`;
}

/** Sheets are counted from 0. */
export function storyboardPath(lessonId: string, version: string, sheet: number): string {
  return `/api/hls/stream/${lessonId}/${version}/storyboard/${sheet}.jpg`;
}

/** The playlist of the subtitle rendition of a language; beside it lie its segments, `bn-0.vtt` and so on. */
export function captionPlaylistPath(lessonId: string, version: string, language: string): string {
  return `/api/hls/stream/${lessonId}/${version}/captions/${language}.m3u8`;
}

/** The version is part of the address, so what lies there never changes and may be kept for ever. */
export function segmentPath(version: string, height: number, fileName: string): string {
  return `/api/hls/segments/${version}/${height}p/${fileName}`;
}
