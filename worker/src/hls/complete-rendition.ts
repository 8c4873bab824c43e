import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KEY_PLACEHOLDER, SEGMENT_NAME } from '@academy/platform/videos/video-blobs.ts';
import type { VideoFacts } from '../ffmpeg/probe-video.ts';
import { FfmpegFailedError, UnusableVideoError } from '../ffmpeg/video-errors.ts';
import { measureBandwidth } from './bandwidth.ts';
import { decryptSegment } from './decrypt-segment.ts';
import { type ListedSegment, PLAYLIST_FILE, readPlaylist, writePlaylist } from './playlist.ts';
import { codecsOf } from './segment-codecs.ts';

export interface RenditionMeasures {
  /** Bits a second, at the worst place and on average. */
  readonly bandwidth: number;
  readonly averageBandwidth: number;
  /** As RFC 6381 names what was really encoded, such as avc1.64001f,mp4a.40.2. */
  readonly codecs: string;
}

interface WrittenRendition {
  readonly folder: string;
  readonly facts: VideoFacts;
  readonly contentKey: Buffer;
}

/** Looks at what ffmpeg left: whole, as long as the video, decryptable; and gives it the playlist that we promise. */
export async function completeRendition(written: WrittenRendition): Promise<RenditionMeasures> {
  const { folder, facts, contentKey } = written;
  const segments = await listSegments(folder);
  refuseTooShort(segments, facts);
  const codecs = codecsOf(decryptSegment(await readFile(path.join(folder, '00000.ts')), contentKey, 0));
  if (codecs === null) throw incomplete('the first segment holds no picture');
  const sizes = await Promise.all(segments.map(({ file }) => stat(path.join(folder, file))));
  const { peak, average } = measureBandwidth(
    segments.map(({ seconds }, index) => ({ seconds, bytes: sizes[index]?.size ?? 0 })),
  );
  await writeFile(path.join(folder, PLAYLIST_FILE), writePlaylist(segments, KEY_PLACEHOLDER));
  return { bandwidth: peak, averageBandwidth: average, codecs };
}

async function listSegments(folder: string): Promise<ListedSegment[]> {
  const names = new Set(await readdir(folder));
  if (!names.delete(PLAYLIST_FILE)) throw incomplete('there is no playlist');
  const segments = readPlaylist(await readFile(path.join(folder, PLAYLIST_FILE), 'utf8'));
  if (segments === null) throw incomplete('the playlist has no end, or another encryption');
  const isListed = ({ file }: ListedSegment) => SEGMENT_NAME.test(file) && names.delete(file);
  if (!segments.every(isListed) || names.size > 0)
    throw incomplete('the files are not those of the playlist');
  return segments;
}

/** ffmpeg ends well even when it could decode only a part: nobody should find out while watching. */
function refuseTooShort(segments: readonly ListedSegment[], { durationSeconds }: VideoFacts): void {
  const encoded = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  if (encoded < durationSeconds * 0.99 - 0.1) {
    throw new UnusableVideoError(
      'Only a part of the video can be decoded: the file is damaged or incomplete.',
    );
  }
}

function incomplete(details: string): FfmpegFailedError {
  return new FfmpegFailedError('Preparing the video ended without a whole result.', details);
}
