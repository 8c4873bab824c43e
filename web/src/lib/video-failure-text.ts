import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';

/** What the author of a course reads about a video that could not be prepared. */
export function videoFailureText(failure: VideoFailure): string {
  switch (failure.code) {
    case 'not_a_video':
      return 'This file is not a video that can be read: it is damaged, incomplete or something else.';
    case 'no_moving_picture':
      return 'There is no moving picture in this file.';
    case 'picture_too_small':
      return 'The picture is too small to be watched.';
    case 'picture_too_large':
      return `The picture is too large: ${failure.maxWidth} x ${failure.maxHeight} pixels are the most we can prepare.`;
    case 'too_long':
      return `The video is longer than ${failure.maxHours} hours, which is the most we can prepare.`;
    case 'video_codec_unsupported':
      return `The picture is stored in a format that we cannot read (${failure.codec}).`;
    case 'audio_codec_unsupported':
      return `The sound is stored in a format that we cannot read (${failure.codec}).`;
    case 'undecodable':
      return 'The video in this file cannot be decoded: it is damaged or of a kind we cannot read.';
    case 'partly_undecodable':
      return 'Only a part of the video can be decoded: the file is damaged or incomplete.';
    case 'file_incomplete':
      return 'The file is incomplete: it ends before the video does.';
    case 'file_too_small_for_length':
      return 'This file is far too small for a video of its length. Please export the video again and upload it anew.';
    case 'link_invalid':
      return 'The link is not a web address.';
    case 'link_not_http':
      return 'Only links that begin with http or https can be fetched.';
    case 'link_with_credentials':
      return 'A link with a user name or a password in it cannot be fetched.';
    case 'link_not_public':
      return 'The link leads to an address that is not on the public internet.';
    case 'link_host_unknown':
      return `There is no address with the name ${failure.host}.`;
    case 'link_unreachable':
      return 'The address of the link could not be reached.';
    case 'link_too_many_redirects':
      return `The link leads on more than ${failure.maxRedirects} times.`;
    case 'link_bad_status':
      return `The address of the link answered with the status ${failure.status} instead of a file.`;
    case 'link_file_too_large':
      return `The file behind the link is larger than the ${failure.maxMegabytes} MB that are allowed.`;
    case 'link_broke_off':
      return 'The file behind the link broke off before its end.';
    case 'disk_full':
      return 'There was no space left on the disk to prepare the video.';
    case 'out_of_memory':
      return 'There was not enough memory to prepare the video.';
    case 'files_inaccessible':
      return 'The file of the video, or the place where it is prepared, could not be read or written.';
    case 'ffmpeg_not_started':
      return 'The programs that prepare videos could not be started.';
    case 'ffmpeg_killed':
      return 'The program that prepares videos was killed by the system, perhaps for lack of memory.';
    case 'ffmpeg_crashed':
      return `The program that prepares videos crashed (${failure.signal}).`;
    case 'ffmpeg_flooded_output':
      return 'The program that prepares videos said far too much and was stopped.';
    case 'ffmpeg_failed':
      return `Preparing the video failed (ffmpeg ended with code ${failure.exitCode}).`;
    case 'preparation_too_slow':
      return 'Preparing the video took too long and was stopped.';
    case 'preparation_stalled':
      return 'Preparing the video came to a standstill and was stopped.';
    case 'rendition_incomplete':
      return 'Preparing the video ended without a whole result.';
    case 'source_lost':
      return 'The file of this video is gone. Please upload it again.';
    case 'key_lost':
      return 'The key of this video is lost. Please prepare it again.';
    case 'worker_died':
      return 'The academy kept stopping while the video was prepared.';
    case 'internal':
      return 'Something went wrong in the academy while the video was prepared.';
    case 'other':
      return failure.sentence;
  }
}
