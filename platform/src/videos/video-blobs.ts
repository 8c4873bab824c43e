/** Where the files of a version lie in the blob store: one folder for each version, so that one removal removes it. */

/** Encrypted, but for posters. */
export const VIDEOS = 'videos';

export function folderOfVideo(assetId: string): string {
  return `${VIDEOS}/${assetId}`;
}

/** As it came, before anything protects it: nothing but the worker reads it. */
export function sourceKeyOf(assetId: string): string {
  return `sources/${assetId}`;
}

export function posterKeyOf(assetId: string): string {
  return `${folderOfVideo(assetId)}/poster.jpg`;
}

export function folderOfRendition(assetId: string, height: number): string {
  return `${folderOfVideo(assetId)}/${height}p`;
}

/** As ffmpeg wrote it: segments by their file names, the key as `content.key`. Who serves it puts addresses in. */
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
