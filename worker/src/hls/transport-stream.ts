/*
 * Just enough of MPEG-TS to find what is inside a segment: which stream carries the picture, which the sound, and the
 * bytes of each.
 */

export const PACKET_BYTES = 188;
const SYNC_BYTE = 0x47;
const ASSOCIATION_TABLE = 0;

const H264_STREAM = 0x1b;
const AAC_STREAM = 0x0f;

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

/** Two bits of each frame's header hold the AAC profile, less one. */
function audioCodec(bytes: Buffer | undefined): string | null {
  if (bytes === undefined || bytes.length < 3 || (bytes.readUInt16BE(0) & 0xfff0) !== 0xfff0) return null;
  return `mp4a.40.${(bytes.readUInt8(2) >> 6) + 1}`;
}

interface Packet {
  readonly pid: number;
  /** A table or a frame begins in it. */
  readonly begins: boolean;
  readonly payload: Buffer;
}

/** The bytes of each kind of stream; null when it is no transport stream at all, such as one wrongly decrypted. */
function splitTransportStream(segment: Buffer): ReadonlyMap<number, Buffer> | null {
  if (segment.length === 0 || segment.length % PACKET_BYTES !== 0) return null;
  const chunks = new Map<number, Buffer[]>();
  let mapPid: number | null = null;
  let kinds: ReadonlyMap<number, number> = new Map();
  for (let at = 0; at < segment.length; at += PACKET_BYTES) {
    if (segment[at] !== SYNC_BYTE) return null;
    const { pid, begins, payload } = readPacket(segment.subarray(at, at + PACKET_BYTES));
    if (pid === ASSOCIATION_TABLE && begins) mapPid = mapPidOf(tableIn(payload));
    else if (pid === mapPid && begins) kinds = streamKindsOf(tableIn(payload));
    const kind = kinds.get(pid);
    if (kind === undefined) continue;
    const kept = chunks.get(kind) ?? [];
    kept.push(begins ? withoutFrameHeader(payload) : payload);
    chunks.set(kind, kept);
  }
  return new Map([...chunks].map(([kind, kept]) => [kind, Buffer.concat(kept)]));
}

function readPacket(packet: Buffer): Packet {
  const hasAdaptation = (packet.readUInt8(3) & 0x20) !== 0;
  const hasPayload = (packet.readUInt8(3) & 0x10) !== 0;
  const from = hasAdaptation ? 5 + packet.readUInt8(4) : 4;
  return {
    pid: packet.readUInt16BE(1) & 0x1fff,
    begins: (packet.readUInt8(1) & 0x40) !== 0,
    payload: hasPayload ? packet.subarray(from) : Buffer.alloc(0),
  };
}

/** The first byte tells how many bytes to skip before the table, which ends with a checksum of four bytes. */
function tableIn(payload: Buffer): Buffer {
  const table = payload.subarray(1 + payload.readUInt8(0));
  return table.subarray(0, 3 + (table.readUInt16BE(1) & 0xfff) - 4);
}

function mapPidOf(table: Buffer): number | null {
  return table.length >= 12 ? table.readUInt16BE(10) & 0x1fff : null;
}

function streamKindsOf(table: Buffer): ReadonlyMap<number, number> {
  const kinds = new Map<number, number>();
  let at = 12 + (table.readUInt16BE(10) & 0xfff);
  while (at + 5 <= table.length) {
    kinds.set(table.readUInt16BE(at + 1) & 0x1fff, table.readUInt8(at));
    at += 5 + (table.readUInt16BE(at + 3) & 0xfff);
  }
  return kinds;
}

function withoutFrameHeader(payload: Buffer): Buffer {
  return payload.subarray(9 + payload.readUInt8(8));
}
