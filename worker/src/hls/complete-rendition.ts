import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KEY_PLACEHOLDER, SEGMENT_NAME } from '@academy/platform/videos/video-blobs.ts';
import { PermanentVideoError, TransientVideoError } from '../video-errors.ts';
import { type MeasuredSegment, measureBandwidth } from './bandwidth.ts';
import { type ListedSegment, PLAYLIST_FILE, readPlaylist, writePlaylist } from './playlist.ts';
import { decryptSegment, isWholeSegment } from './segment-encryption.ts';
import { codecsOf } from './transport-stream.ts';

export interface RenditionMeasures {
  /** Bits a second, at the peak and on average. */
  readonly bandwidth: number;
  readonly averageBandwidth: number;
  /** As RFC 6381 names what was really encoded, such as avc1.64001f,mp4a.40.2. */
  readonly codecs: string;
}

interface WrittenRendition {
  readonly folder: string;
  readonly durationSeconds: number;
  readonly contentKey: Buffer;
}

/** Checks that what ffmpeg wrote is whole, as long as the video and decryptable, and writes our own playlist for it. */
export async function completeRendition(written: WrittenRendition): Promise<RenditionMeasures> {
  const { folder, durationSeconds, contentKey } = written;
  const segments = await listSegments(folder);
  if (segments === null) throw new TransientVideoError({ code: 'rendition_incomplete' });
  for (const { file } of segments) {
    if (!(await isWholeSegment(path.join(folder, file), contentKey)))
      throw new TransientVideoError({ code: 'rendition_incomplete' });
  }
  refuseTooShort(segments, durationSeconds);
  const codecs = codecsOf(decryptSegment(await readFile(path.join(folder, '00000.ts')), contentKey, 0));
  if (codecs === null) throw new TransientVideoError({ code: 'rendition_incomplete' });
  const measured: MeasuredSegment[] = [];
  for (const { file, seconds } of segments) {
    measured.push({ seconds, bytes: (await stat(path.join(folder, file))).size });
  }
  const { peak, average } = measureBandwidth(measured);
  await writeFile(path.join(folder, PLAYLIST_FILE), writePlaylist(segments, KEY_PLACEHOLDER));
  return { bandwidth: peak, averageBandwidth: average, codecs };
}

/** Null unless the playlist is ended, encrypted as requested, and lists exactly the files in the folder. */
async function listSegments(folder: string): Promise<ListedSegment[] | null> {
  const names = new Set(await readdir(folder));
  if (!names.delete(PLAYLIST_FILE)) return null;
  const segments = readPlaylist(await readFile(path.join(folder, PLAYLIST_FILE), 'utf8'));
  const isListed = ({ file }: ListedSegment) => SEGMENT_NAME.test(file) && names.delete(file);
  return segments?.every(isListed) === true && names.size === 0 ? segments : null;
}

/** ffmpeg succeeds even when it could decode only a part, which students would find out while watching. */
function refuseTooShort(segments: readonly ListedSegment[], durationSeconds: number): void {
  const encoded = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  if (encoded < durationSeconds * 0.99 - 0.1) {
    throw new PermanentVideoError({ code: 'partly_undecodable' });
  }
}
