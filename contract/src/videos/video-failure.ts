import { z } from 'zod';

/*
 * Why a video could not be prepared: a code for each case, with the numbers and names that a sentence about it needs. The
 * worker stores it, the author's screen chooses the words.
 */

const plainCodes = [
  // The file
  'not_a_video',
  'no_moving_picture',
  'picture_too_small',
  'undecodable',
  'partly_undecodable',
  'file_incomplete',
  'file_too_small_for_length',
  // The link
  'link_invalid',
  'link_not_http',
  'link_with_credentials',
  'link_not_public',
  'link_unreachable',
  'link_broke_off',
  // The machine
  'disk_full',
  'out_of_memory',
  'files_inaccessible',
  'ffmpeg_not_started',
  'ffmpeg_killed',
  'ffmpeg_flooded_output',
  'preparation_too_slow',
  'preparation_stalled',
  'rendition_incomplete',
  // The academy
  'source_lost',
  'key_lost',
  'worker_died',
  'internal',
] as const;

export const videoFailureSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(plainCodes) }),
  z.object({ code: z.literal('video_codec_unsupported'), codec: z.string() }),
  z.object({ code: z.literal('audio_codec_unsupported'), codec: z.string() }),
  z.object({ code: z.literal('picture_too_large'), maxWidth: z.int(), maxHeight: z.int() }),
  z.object({ code: z.literal('too_long'), maxHours: z.int() }),
  z.object({ code: z.literal('link_host_unknown'), host: z.string() }),
  z.object({ code: z.literal('link_too_many_redirects'), maxRedirects: z.int() }),
  z.object({ code: z.literal('link_bad_status'), status: z.int() }),
  z.object({ code: z.literal('link_file_too_large'), maxMegabytes: z.int() }),
  z.object({ code: z.literal('ffmpeg_crashed'), signal: z.string() }),
  z.object({ code: z.literal('ffmpeg_failed'), exitCode: z.int().nullable() }),
  /** Stored by an earlier release, which kept the sentence itself. */
  z.object({ code: z.literal('other'), sentence: z.string() }),
]);

export type VideoFailure = z.infer<typeof videoFailureSchema>;
