/** Where the files of a version lie in the blob store: one folder for each version, so that one removal removes it. */

/** All encrypted, except posters and storyboards. */
export const VIDEOS = 'videos';

export function folderOfVideo(assetId: string): string {
  return `${VIDEOS}/${assetId}`;
}

/** An uploaded file as it came, not encrypted: only the worker reads that of a video, and readers fetch that of a resource. */
export function sourceKeyOf(assetId: string): string {
  return `sources/${assetId}`;
}

export function posterKeyOf(assetId: string): string {
  return `${folderOfVideo(assetId)}/poster.jpg`;
}

/** Sheets are counted from 0. */
export function storyboardKeyOf(assetId: string, sheet: number): string {
  return `${folderOfVideo(assetId)}/storyboard/${sheet}.jpg`;
}

export function folderOfRendition(assetId: string, height: number): string {
  return `${folderOfVideo(assetId)}/${height}p`;
}

/** Names segments by their files and the key as `content.key`; the server replaces both by addresses. */
export function playlistKeyOf(assetId: string, height: number): string {
  return `${folderOfRendition(assetId, height)}/index.m3u8`;
}

export function segmentKeyOf(assetId: string, height: number, fileName: string): string {
  return `${folderOfRendition(assetId, height)}/${fileName}`;
}

/** What stands in a stored playlist for the address of the key. */
export const KEY_PLACEHOLDER = 'content.key';

/** The names of segments, and of nothing else in a rendition's folder. */
export const SEGMENT_NAME = /^\d{5}\.ts$/;
