import { contentKeyPath, segmentPath } from '@academy/contract/videos/stream-paths.ts';
import { KEY_PLACEHOLDER, SEGMENT_NAME } from '@academy/platform/videos/video-blobs.ts';

export interface VariantAddress {
  readonly lessonId: string;
  readonly version: string;
  readonly height: number;
  /** Where segments are fetched from; null: from where the playlist is. */
  readonly mediaOrigin: string | null;
}

/** A stored playlist with addresses in the place of file names. What it should not hold is our own mistake, and told so. */
export function variantPlaylist(stored: string, address: VariantAddress): string {
  return stored
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#EXT-X-KEY:')) return withKeyAddress(line, address);
      return line === '' || line.startsWith('#') ? line : segmentAddress(line, address);
    })
    .join('\n');
}

function withKeyAddress(line: string, { lessonId, version }: VariantAddress): string {
  const named = `URI="${KEY_PLACEHOLDER}"`;
  if (!line.includes(named))
    throw new Error('A stored playlist names a key that is not the key of its video.');
  return line.replace(named, `URI="${contentKeyPath(lessonId, version)}"`);
}

function segmentAddress(line: string, { version, height, mediaOrigin }: VariantAddress): string {
  if (!SEGMENT_NAME.test(line)) throw new Error('A stored playlist names something that is no segment.');
  return `${mediaOrigin ?? ''}${segmentPath(version, height, line)}`;
}
