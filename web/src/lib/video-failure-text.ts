import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';
import { t } from '@lingui/core/macro';
import { ownDigits } from './language/numbers.ts';

/** What the author of a course reads about a video that could not be prepared. */
export function videoFailureText(failure: VideoFailure): string {
  switch (failure.code) {
    case 'not_a_video':
      return t`This file is not a video that can be read: it is damaged, incomplete or something else.`;
    case 'no_moving_picture':
      return t`There is no moving picture in this file.`;
    case 'picture_too_small':
      return t`The picture is too small to be watched.`;
    case 'picture_too_large': {
      const width = ownDigits(String(failure.maxWidth));
      const height = ownDigits(String(failure.maxHeight));
      return t`The picture is too large: ${width} x ${height} pixels are the most we can prepare.`;
    }
    case 'too_long': {
      const hours = ownDigits(String(failure.maxHours));
      return t`The video is longer than ${hours} hours, which is the most we can prepare.`;
    }
    case 'video_codec_unsupported': {
      const { codec } = failure;
      return t`The picture is stored in a format that we cannot read (${codec}).`;
    }
    case 'audio_codec_unsupported': {
      const { codec } = failure;
      return t`The sound is stored in a format that we cannot read (${codec}).`;
    }
    case 'undecodable':
      return t`The video in this file cannot be decoded: it is damaged or of a kind we cannot read.`;
    case 'partly_undecodable':
      return t`Only a part of the video can be decoded: the file is damaged or incomplete.`;
    case 'file_incomplete':
      return t`The file is incomplete: it ends before the video does.`;
    case 'file_too_small_for_length':
      return t`This file is far too small for a video of its length. Please export the video again and upload it anew.`;
    case 'link_invalid':
      return t`The link is not a web address.`;
    case 'link_not_http':
      return t`Only links that begin with http or https can be fetched.`;
    case 'link_with_credentials':
      return t`A link with a user name or a password in it cannot be fetched.`;
    case 'link_not_public':
      return t`The link leads to an address that is not on the public internet.`;
    case 'link_host_unknown': {
      const { host } = failure;
      return t`There is no address with the name ${host}.`;
    }
    case 'link_unreachable':
      return t`The address of the link could not be reached.`;
    case 'link_too_many_redirects': {
      const count = ownDigits(String(failure.maxRedirects));
      return t`The link leads on more than ${count} times.`;
    }
    case 'link_bad_status': {
      const { status } = failure;
      return t`The address of the link answered with the status ${status} instead of a file.`;
    }
    case 'link_file_too_large': {
      const megabytes = ownDigits(String(failure.maxMegabytes));
      return t`The file behind the link is larger than the ${megabytes} MB that are allowed.`;
    }
    case 'link_broke_off':
      return t`The file behind the link broke off before its end.`;
    case 'disk_full':
      return t`There was no space left on the disk to prepare the video.`;
    case 'out_of_memory':
      return t`There was not enough memory to prepare the video.`;
    case 'files_inaccessible':
      return t`The file of the video, or the place where it is prepared, could not be read or written.`;
    case 'ffmpeg_not_started':
      return t`The programs that prepare videos could not be started.`;
    case 'ffmpeg_killed':
      return t`The program that prepares videos was killed by the system, perhaps for lack of memory.`;
    case 'ffmpeg_crashed': {
      const { signal } = failure;
      return t`The program that prepares videos crashed (${signal}).`;
    }
    case 'ffmpeg_flooded_output':
      return t`The program that prepares videos said far too much and was stopped.`;
    case 'ffmpeg_failed': {
      const exitCode = String(failure.exitCode);
      return t`Preparing the video failed (ffmpeg ended with code ${exitCode}).`;
    }
    case 'preparation_too_slow':
      return t`Preparing the video took too long and was stopped.`;
    case 'preparation_stalled':
      return t`Preparing the video came to a standstill and was stopped.`;
    case 'rendition_incomplete':
      return t`Preparing the video ended without a whole result.`;
    case 'source_lost':
      return t`The file of this video is gone. Please upload it again.`;
    case 'key_lost':
      return t`The key of this video is lost. Please prepare it again.`;
    case 'worker_died':
      return t`The academy kept stopping while the video was prepared.`;
    case 'internal':
      return t`Something went wrong in the academy while the video was prepared.`;
    case 'other':
      return failure.sentence;
  }
}
