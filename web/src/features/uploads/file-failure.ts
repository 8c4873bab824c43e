import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';

/** The file itself cannot become a film: only another one helps. All else may pass, or be put right where the file comes from. */
const ofFile: ReadonlySet<VideoFailure['code']> = new Set([
  'not_a_video',
  'no_moving_picture',
  'picture_too_small',
  'picture_too_large',
  'too_long',
  'video_codec_unsupported',
  'audio_codec_unsupported',
  'undecodable',
  'partly_undecodable',
  'file_incomplete',
  'file_too_small_for_length',
  'source_lost',
]);

export function isFailureOfFile(failure: VideoFailure | null): boolean {
  return failure !== null && ofFile.has(failure.code);
}
