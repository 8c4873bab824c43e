/*
 * ffmpeg opens whatever a file asks it to open: a "video" that is really a playlist may name other files or
 * addresses. So only real containers are read, by decoders that we know, from files alone.
 */

/** 8K: pictures are held by the dozen while decoding, so the area bounds the memory. */
export const MAX_PIXELS = 8192 * 4320;

/** By the names of ffmpeg's demuxers. Nothing here can point outside of its own file. */
const CONTAINERS = ['mov', 'mp4', 'matroska', 'webm', 'avi', 'mpegts', 'mpeg', 'flv', 'asf', 'ogg'];

/** What ffprobe calls each codec, and the decoders that builds have for it where they bear other names. */
const VIDEO_DECODERS: Readonly<Record<string, readonly string[]>> = {
  h264: [],
  hevc: [],
  av1: ['libdav1d', 'libaom-av1', 'libgav1'],
  vp8: ['libvpx'],
  vp9: ['libvpx-vp9'],
  theora: [],
  mpeg1video: [],
  mpeg2video: [],
  mpeg4: [],
  h263: [],
  flv1: ['flv'],
  msmpeg4v1: [],
  msmpeg4v2: [],
  msmpeg4v3: ['msmpeg4'],
  wmv1: [],
  wmv2: [],
  wmv3: [],
  vc1: [],
  mjpeg: [],
  prores: [],
  dnxhd: [],
  dvvideo: [],
};

const AUDIO_DECODERS: Readonly<Record<string, readonly string[]>> = {
  aac: ['aac_fixed', 'aac_at', 'libfdk_aac'],
  mp3: ['mp3float', 'mp3_at'],
  mp2: ['mp2float'],
  ac3: ['ac3_fixed'],
  eac3: [],
  dts: ['dca'],
  opus: ['libopus'],
  vorbis: ['libvorbis'],
  speex: ['libspeex'],
  flac: [],
  alac: [],
  wmav1: [],
  wmav2: [],
  wmapro: [],
  amr_nb: ['amrnb', 'libopencore_amrnb'],
  amr_wb: ['amrwb', 'libopencore_amrwb'],
  adpcm_ima_qt: [],
  adpcm_ima_wav: [],
  adpcm_ms: [],
  adpcm_swf: [],
  pcm_alaw: [],
  pcm_mulaw: [],
  pcm_u8: [],
  pcm_s8: [],
  pcm_s16le: [],
  pcm_s16be: [],
  pcm_s24le: [],
  pcm_s24be: [],
  pcm_s32le: [],
  pcm_s32be: [],
  pcm_f32le: [],
  pcm_f32be: [],
};

const decoders = Object.entries({ ...VIDEO_DECODERS, ...AUDIO_DECODERS }).flatMap(([codec, names]) => [
  codec,
  ...names,
]);

export function isUsableVideoCodec(codec: string): boolean {
  return Object.hasOwn(VIDEO_DECODERS, codec);
}

export function isUsableAudioCodec(codec: string): boolean {
  return Object.hasOwn(AUDIO_DECODERS, codec);
}

/** Nothing else may name an input to ffprobe. It gives up on a file where it may not open every decoder: so, any. */
export function probedInput(file: string): string[] {
  return [
    ...['-format_whitelist', CONTAINERS.join(',')],
    ...['-protocol_whitelist', 'file,crypto,pipe'],
    // A stream may hold larger pictures than its container says.
    ...['-max_pixels', String(MAX_PIXELS)],
    // Said outright that it is a file: a colon in its path is no protocol then.
    ...['-i', `file:${file}`],
  ];
}

/** Our own rendition, decrypted, on the standard input: a container and codecs that we chose. */
export const ownSoundInput: readonly string[] = [
  ...['-codec_whitelist', ['h264', 'aac', ...(AUDIO_DECODERS['aac'] ?? [])].join(',')],
  ...['-format_whitelist', 'mpegts', '-protocol_whitelist', 'pipe'],
  ...['-f', 'mpegts', '-i', 'pipe:0'],
];

/** Nothing else may name an input to ffmpeg, which would run any decoder, even on streams that we do not use. */
export function decodedInput(file: string): string[] {
  return ['-codec_whitelist', decoders.join(','), ...probedInput(file)];
}
