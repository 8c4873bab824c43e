-- A failure is a code with the numbers and names of its case; screens choose the sentence. Sentences that earlier releases
-- stored become their code, and one that is not known here is kept word for word.
ALTER TABLE video_assets ALTER COLUMN failure TYPE jsonb USING
  CASE
    WHEN failure IS NULL THEN NULL
    WHEN failure = 'This file is not a video that can be read: it is damaged, incomplete or something else.'
      THEN '{"code": "not_a_video"}'
    WHEN failure = 'There is no moving picture in this file.' THEN '{"code": "no_moving_picture"}'
    WHEN failure = 'The picture is too small to be watched.' THEN '{"code": "picture_too_small"}'
    WHEN failure = 'The video in this file cannot be decoded: it is damaged or of a kind we cannot read.'
      THEN '{"code": "undecodable"}'
    WHEN failure = 'Only a part of the video can be decoded: the file is damaged or incomplete.'
      THEN '{"code": "partly_undecodable"}'
    WHEN failure = 'The file is incomplete: it ends before the video does.' THEN '{"code": "file_incomplete"}'
    WHEN failure = 'This file is far too small for a video of its length. Please export the video again and upload it anew.'
      THEN '{"code": "file_too_small_for_length"}'
    WHEN failure = 'The link is not a web address.' THEN '{"code": "link_invalid"}'
    WHEN failure = 'Only links that begin with http or https can be fetched.' THEN '{"code": "link_not_http"}'
    WHEN failure = 'A link with a user name or a password in it cannot be fetched.'
      THEN '{"code": "link_with_credentials"}'
    WHEN failure = 'The link leads to an address that is not on the public internet.' THEN '{"code": "link_not_public"}'
    WHEN failure = 'The address of the link could not be reached.' THEN '{"code": "link_unreachable"}'
    WHEN failure = 'The file behind the link broke off before its end.' THEN '{"code": "link_broke_off"}'
    WHEN failure = 'There was no space left on the disk to prepare the video.' THEN '{"code": "disk_full"}'
    WHEN failure = 'There was not enough memory to prepare the video.' THEN '{"code": "out_of_memory"}'
    WHEN failure = 'The file of the video, or the place where it is prepared, could not be read or written.'
      THEN '{"code": "files_inaccessible"}'
    WHEN failure = 'The programs that prepare videos could not be started.' THEN '{"code": "ffmpeg_not_started"}'
    WHEN failure = 'The program that prepares videos was killed by the system, perhaps for lack of memory.'
      THEN '{"code": "ffmpeg_killed"}'
    WHEN failure = 'The program that prepares videos said far too much and was stopped.'
      THEN '{"code": "ffmpeg_flooded_output"}'
    WHEN failure = 'Preparing the video took too long and was stopped.' THEN '{"code": "preparation_too_slow"}'
    WHEN failure = 'Preparing the video came to a standstill and was stopped.' THEN '{"code": "preparation_stalled"}'
    WHEN failure = 'Preparing the video ended without a whole result.' THEN '{"code": "rendition_incomplete"}'
    WHEN failure = 'The file of this video is gone. Please upload it again.' THEN '{"code": "source_lost"}'
    WHEN failure = 'The key of this video is lost. Please prepare it again.' THEN '{"code": "key_lost"}'
    WHEN failure = 'The academy kept stopping while the video was prepared.' THEN '{"code": "worker_died"}'
    WHEN failure = 'Something went wrong in the academy while the video was prepared.' THEN '{"code": "internal"}'
    WHEN failure ~ '^The picture is stored in a format that we cannot read \(\w+\)\.$' THEN
      jsonb_build_object('code', 'video_codec_unsupported', 'codec', substring(failure FROM '\((\w+)\)'))
    WHEN failure ~ '^The sound is stored in a format that we cannot read \(\w+\)\.$' THEN
      jsonb_build_object('code', 'audio_codec_unsupported', 'codec', substring(failure FROM '\((\w+)\)'))
    WHEN failure ~ '^The picture is too large: \d{1,9} x \d{1,9} pixels are the most we can prepare\.$' THEN
      jsonb_build_object('code', 'picture_too_large',
        'maxWidth', substring(failure FROM '(\d+) x')::int, 'maxHeight', substring(failure FROM 'x (\d+)')::int)
    WHEN failure ~ '^The video is longer than \d{1,9} hours, which is the most we can prepare\.$' THEN
      jsonb_build_object('code', 'too_long', 'maxHours', substring(failure FROM '\d+')::int)
    WHEN failure ~ '^There is no address with the name \S+\.$' THEN
      jsonb_build_object('code', 'link_host_unknown', 'host', substring(failure FROM 'name (\S+)\.$'))
    WHEN failure ~ '^The link leads on more than \d{1,9} times\.$' THEN
      jsonb_build_object('code', 'link_too_many_redirects', 'maxRedirects', substring(failure FROM '\d+')::int)
    WHEN failure ~ '^The address of the link answered with the status \d{1,9} instead of a file\.$' THEN
      jsonb_build_object('code', 'link_bad_status', 'status', substring(failure FROM '\d+')::int)
    WHEN failure ~ '^The file behind the link is larger than the \d{1,9} MB that are allowed\.$' THEN
      jsonb_build_object('code', 'link_file_too_large', 'maxMegabytes', substring(failure FROM '\d+')::int)
    WHEN failure ~ '^The program that prepares videos crashed \(\w+\)\.$' THEN
      jsonb_build_object('code', 'ffmpeg_crashed', 'signal', substring(failure FROM '\((\w+)\)'))
    WHEN failure ~ '^Preparing the video failed \(ffmpeg ended with code \d{1,9}\)\.$' THEN
      jsonb_build_object('code', 'ffmpeg_failed', 'exitCode', substring(failure FROM '\d+')::int)
    ELSE jsonb_build_object('code', 'other', 'sentence', failure)
  END;
