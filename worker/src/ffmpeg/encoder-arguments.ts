import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import { fractionOf } from '../hls/frame-rates.ts';
import type { RenditionPlan } from '../hls/ladder.ts';
import { PLAYLIST_FILE } from '../hls/playlist.ts';
import type { VideoProbe } from './probe-video.ts';
import { decodedInput } from './safe-input.ts';

/*
 * One ffmpeg command for any number of renditions: the source is decoded once, each rendition is scaled from the
 * next larger one, and each is an output of its own. Only what builds from 2018 to today have in common is used.
 */

const SEGMENT_SECONDS = 4;
const KEY_FRAME_SECONDS = 2;

export interface EncoderJob {
  readonly file: string;
  readonly probe: VideoProbe;
  readonly plans: readonly RenditionPlan[];
  /** Relative to ffmpeg's working folder, as all the paths below. */
  readonly keyInfoFile: string;
  /** Small pictures that are made from the smallest rendition on its way to the encoder. */
  readonly storyboard?: Storyboard | undefined;
}

export const STORYBOARD_FOLDER = 'storyboard';

export function folderNameOf(plan: RenditionPlan): string {
  return `${plan.height}p`;
}

export function encoderArguments(job: EncoderJob): string[] {
  const plans = job.plans.toSorted((a, b) => b.height - a.height);
  return [
    ...['-v', 'error', '-hide_banner', '-nostdin', '-nostats', '-progress', 'pipe:1'],
    ...decodedInput(job.file),
    ...['-filter_complex', filterGraph(job, plans)],
    ...plans.flatMap((plan, index) => outputArguments(job, plan, index)),
    ...(job.storyboard === undefined ? [] : storyboardOutput),
  ];
}

function filterGraph({ probe, storyboard }: EncoderJob, plans: readonly RenditionPlan[]): string {
  const chains = [...pictureChains(probe, plans, storyboard !== undefined)];
  if (storyboard !== undefined) chains.push(storyboardChain(storyboard, `from${plans.length - 1}`));
  if (probe.audioStream !== null) chains.push(soundChain(probe, probe.audioStream, plans.length));
  return chains.join(';');
}

/** Rounded up, a picture is the very one of its moment, and not one from shortly before the next. */
function storyboardChain(board: Storyboard, from: string): string {
  const { everySeconds, width, height } = board;
  return `[${from}]fps=fps=1/${everySeconds}:round=up,scale=${width}:${height}[storyboard]`;
}

const storyboardOutput = [
  ...['-map', '[storyboard]', '-map_metadata', '-1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '3'],
  ...['-f', 'image2', '-start_number', '0', `${STORYBOARD_FOLDER}/%d.jpg`],
];

function* pictureChains(
  probe: VideoProbe,
  plans: readonly RenditionPlan[],
  isLastUsedTwice: boolean,
): Generator<string> {
  for (const [index, plan] of plans.entries()) {
    const { width, height } = plan;
    const isUsedTwice = isLastUsedTwice || index + 1 < plans.length;
    const output = isUsedTwice ? `split=2[v${index}][from${index}]` : `null[v${index}]`;
    if (index > 0) {
      yield `[from${index - 1}]scale=${width}:${height},setsar=1,${output}`;
      continue;
    }
    const source = [
      `[0:${probe.videoStream}]${probe.isInterlaced ? 'yadif=deint=interlaced,' : ''}`,
      // A constant rate from the very beginning; where the source begins late, its first picture is held.
      `fps=fps=${fractionOf(plan.frameRate)}:start_time=0,`,
      `scale=${width}:${height}:out_range=tv,setsar=1,format=yuv420p`,
    ].join('');
    if (!probe.pictureEndsEarly) {
      yield `${source},${output}`;
      continue;
    }
    // The last picture is held until the sound ends, over a canvas that lasts as long.
    yield `${source}[picture]`;
    yield `color=c=black:s=${width}x${height}:r=${fractionOf(plan.frameRate)}:d=${seconds(probe)},format=yuv420p[canvas]`;
    yield `[canvas][picture]overlay=eof_action=repeat,${output}`;
  }
}

/** Silence where the sound begins late, pauses or ends early: a segment without sound trips players. */
function soundChain(probe: VideoProbe, stream: number, outputs: number): string {
  const samples = Math.ceil(probe.durationSeconds * 48_000);
  const outs = Array.from({ length: outputs }, (_, index) => `[a${index}]`).join('');
  return [
    `[0:${stream}]aresample=48000:async=1:first_pts=0`,
    'aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo',
    `apad=whole_len=${samples}`,
    `asplit=${outputs}${outs}`,
  ].join(',');
}

function outputArguments({ probe, keyInfoFile }: EncoderJob, plan: RenditionPlan, index: number): string[] {
  const folder = folderNameOf(plan);
  const keyFrameEvery = Math.ceil(plan.frameRate * KEY_FRAME_SECONDS);
  return [
    ...['-map', `[v${index}]`, ...(probe.hasAudio ? ['-map', `[a${index}]`] : [])],
    // Metadata may tell where a phone was and whose it is.
    ...['-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ...['-crf', '23', '-maxrate', String(plan.videoBitrate), '-bufsize', String(plan.videoBitrate * 1.5)],
    // The same key frames in every rendition, so that a player changes between them without a seam.
    ...['-g', String(keyFrameEvery), '-keyint_min', String(keyFrameEvery), '-sc_threshold', '0'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${KEY_FRAME_SECONDS})`],
    ...(probe.hasAudio ? ['-c:a', 'aac', '-b:a', String(plan.audioBitrate), '-ar', '48000', '-ac', '2'] : []),
    // Sound that begins late would overflow the picture queue of old builds.
    ...['-max_muxing_queue_size', '9999', '-t', seconds(probe)],
    ...[
      '-f',
      'hls',
      '-hls_time',
      String(SEGMENT_SECONDS),
      '-hls_list_size',
      '0',
      '-hls_playlist_type',
      'vod',
    ],
    // Rekeying with the same key, because current builds otherwise encrypt all segments with the same IV.
    ...['-hls_flags', 'independent_segments+periodic_rekey', '-hls_key_info_file', keyInfoFile],
    ...['-hls_segment_filename', `${folder}/%05d.ts`, `${folder}/${PLAYLIST_FILE}`],
  ];
}

function seconds(probe: VideoProbe): string {
  return probe.durationSeconds.toFixed(6);
}
