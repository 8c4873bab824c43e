/**
 * What the parts of a stream's address name. Only one spelling of an address means anything: nothing that an attacker
 * writes reaches the database or the blob store as it stands.
 */
import { isId } from '@academy/platform/ids.ts';
import { SEGMENT_NAME, segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';

export interface VersionAddress {
  readonly lessonId: string;
  /** null when the address names none. */
  readonly version: string | null;
  readonly height: number | null;
}

const PLAYLIST_NAME = /^([1-9]\d{0,4})p\.m3u8$/;
const RENDITION_NAME = /^([1-9]\d{0,4})p$/;

/** An id as we write it: letters in upper case would mean the same to the database and nothing to the blob store. */
export function isPlainId(text: string): boolean {
  return isId(text) && text === text.toLowerCase();
}

export function heightOfPlaylist(name: string): number | null {
  const [, height] = PLAYLIST_NAME.exec(name) ?? [];
  return height === undefined ? null : Number(height);
}

/** The blob that a segment's address names; null for what cannot be one. */
export function segmentKeyAt(parts: { version: string; rendition: string; file: string }): string | null {
  const [, height] = RENDITION_NAME.exec(parts.rendition) ?? [];
  if (height === undefined || !isPlainId(parts.version) || !SEGMENT_NAME.test(parts.file)) return null;
  return segmentKeyOf(parts.version, Number(height), parts.file);
}
