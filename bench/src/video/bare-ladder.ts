/** The control: one bare ffmpeg command that makes the whole ladder, with the settings that the academy uses. */

/** Height, width, the most the picture may take, the sound: as the academy plans them for 1920 x 1080. */
const rungs = [
  { height: 1080, width: 1920, video: 5_000_000, audio: 128_000 },
  { height: 720, width: 1280, video: 2_510_000, audio: 128_000 },
  { height: 480, width: 854, video: 1_280_000, audio: 96_000 },
  { height: 360, width: 640, video: 790_000, audio: 96_000 },
  { height: 240, width: 426, video: 400_000, audio: 64_000 },
];

export interface BareLadder {
  readonly source: string;
  readonly folder: string;
  /** In the folder, as ffmpeg's key info file. */
  readonly keyInfoFile: string;
  readonly frameRate: number;
}

export function bareLadderArguments({ source, folder, keyInfoFile, frameRate }: BareLadder): string[] {
  return [
    ...['-v', 'error', '-nostdin', '-y', '-i', source, '-filter_complex', filters(frameRate)],
    ...rungs.flatMap((rung, index) => [
      ...['-map', `[v${index}]`, '-map', `[a${index}]`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '23'],
      ...['-maxrate', String(rung.video), '-bufsize', String(rung.video * 1.5)],
      ...['-g', String(frameRate * 2), '-keyint_min', String(frameRate * 2), '-sc_threshold', '0'],
      ...['-c:a', 'aac', '-b:a', String(rung.audio), '-ar', '48000', '-ac', '2'],
      ...['-f', 'hls', '-hls_time', '4', '-hls_list_size', '0', '-hls_playlist_type', 'vod'],
      ...['-hls_key_info_file', keyInfoFile],
      ...['-hls_segment_filename', `${folder}/${rung.height}-%05d.ts`, `${folder}/${rung.height}.m3u8`],
    ]),
  ];
}

/** Each rung is scaled from the next larger one, as the academy does it. */
function filters(frameRate: number): string {
  const last = rungs.length - 1;
  const pictures = rungs.map(({ width, height }, index) => {
    const from = index === 0 ? `[0:v]fps=${frameRate},` : `[from${index - 1}]`;
    const to = index === last ? `null[v${index}]` : `split=2[v${index}][from${index}]`;
    return `${from}scale=${width}:${height},setsar=1,format=yuv420p,${to}`;
  });
  const sounds = rungs.map((_, index) => `[a${index}]`).join('');
  return [...pictures, `[0:a]asplit=${rungs.length}${sounds}`].join(';');
}
