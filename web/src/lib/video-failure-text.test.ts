import { type VideoFailure, videoFailureSchema } from '@academy/contract/videos/video-failure.ts';
import { expect, it } from 'vitest';
import { videoFailureText } from './video-failure-text.ts';

const details = {
  codec: 'cook',
  exitCode: 7,
  host: 'files.example.org',
  maxHeight: 4320,
  maxHours: 12,
  maxMegabytes: 2048,
  maxRedirects: 5,
  maxWidth: 8192,
  sentence: 'It was strange.',
  signal: 'SIGSEGV',
  status: 404,
};

const sentences: Record<VideoFailure['code'], string> = {
  not_a_video: 'This file is not a video that can be read: it is damaged, incomplete or something else.',
  no_moving_picture: 'There is no moving picture in this file.',
  picture_too_small: 'The picture is too small to be watched.',
  picture_too_large: 'The picture is too large: 8192 x 4320 pixels are the most we can prepare.',
  too_long: 'The video is longer than 12 hours, which is the most we can prepare.',
  video_codec_unsupported: 'The picture is stored in a format that we cannot read (cook).',
  audio_codec_unsupported: 'The sound is stored in a format that we cannot read (cook).',
  undecodable: 'The video in this file cannot be decoded: it is damaged or of a kind we cannot read.',
  partly_undecodable: 'Only a part of the video can be decoded: the file is damaged or incomplete.',
  file_incomplete: 'The file is incomplete: it ends before the video does.',
  file_too_small_for_length:
    'This file is far too small for a video of its length. Please export the video again and upload it anew.',
  link_invalid: 'The link is not a web address.',
  link_not_http: 'Only links that begin with http or https can be fetched.',
  link_with_credentials: 'A link with a user name or a password in it cannot be fetched.',
  link_not_public: 'The link leads to an address that is not on the public internet.',
  link_host_unknown: 'There is no address with the name files.example.org.',
  link_unreachable: 'The address of the link could not be reached.',
  link_too_many_redirects: 'The link leads on more than 5 times.',
  link_bad_status: 'The address of the link answered with the status 404 instead of a file.',
  link_file_too_large: 'The file behind the link is larger than the 2048 MB that are allowed.',
  link_broke_off: 'The file behind the link broke off before its end.',
  disk_full: 'There was no space left on the disk to prepare the video.',
  out_of_memory: 'There was not enough memory to prepare the video.',
  files_inaccessible:
    'The file of the video, or the place where it is prepared, could not be read or written.',
  ffmpeg_not_started: 'The programs that prepare videos could not be started.',
  ffmpeg_killed: 'The program that prepares videos was killed by the system, perhaps for lack of memory.',
  ffmpeg_crashed: 'The program that prepares videos crashed (SIGSEGV).',
  ffmpeg_flooded_output: 'The program that prepares videos said far too much and was stopped.',
  ffmpeg_failed: 'Preparing the video failed (ffmpeg ended with code 7).',
  preparation_too_slow: 'Preparing the video took too long and was stopped.',
  preparation_stalled: 'Preparing the video came to a standstill and was stopped.',
  rendition_incomplete: 'Preparing the video ended without a whole result.',
  source_lost: 'The file of this video is gone. Please upload it again.',
  key_lost: 'The key of this video is lost. Please prepare it again.',
  worker_died: 'The academy kept stopping while the video was prepared.',
  internal: 'Something went wrong in the academy while the video was prepared.',
  other: 'It was strange.',
};

it.each(Object.entries(sentences))('says what %s means', (code, sentence) => {
  expect(videoFailureText(videoFailureSchema.parse({ ...details, code }))).toBe(sentence);
});
