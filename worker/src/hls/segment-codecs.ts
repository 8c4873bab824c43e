import { AAC_STREAM, H264_STREAM, splitTransportStream } from './transport-stream.ts';

/** What a segment really holds, as RFC 6381 names it, such as avc1.64001f,mp4a.40.2; null when nothing is found. */
export function codecsOf(segment: Buffer): string | null {
  const streams = splitTransportStream(segment);
  const video = videoCodec(streams?.get(H264_STREAM));
  if (video === null) return null;
  const audio = audioCodec(streams?.get(AAC_STREAM));
  return audio === null ? video : `${video},${audio}`;
}

/** Profile, constraints and level are the first three bytes of the sequence parameter set. */
function videoCodec(bytes: Buffer | undefined): string | null {
  for (let at = bytes?.indexOf(START_CODE) ?? -1; bytes !== undefined && at >= 0; ) {
    const unit = at + START_CODE.length;
    const isParameterSet = ((bytes[unit] ?? 0) & 0x1f) === 7;
    if (isParameterSet) return `avc1.${bytes.subarray(unit + 1, unit + 4).toString('hex')}`;
    at = bytes.indexOf(START_CODE, unit);
  }
  return null;
}

const START_CODE = Buffer.from([0, 0, 1]);

/** The kind of AAC, one less than its number, is in two bits of each frame's header. */
function audioCodec(bytes: Buffer | undefined): string | null {
  if (bytes === undefined || bytes.length < 3 || (bytes.readUInt16BE(0) & 0xfff0) !== 0xfff0) return null;
  return `mp4a.40.${(bytes.readUInt8(2) >> 6) + 1}`;
}
