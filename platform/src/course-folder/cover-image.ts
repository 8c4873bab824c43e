/**
 * What a picture is, by its own bytes: the type that was announced, and the name of the file, prove nothing. Reads just
 * enough of JPEG, PNG and WebP to know their measures; it decodes nothing. Everything else is no picture, SVG above all.
 */
import type { CoverExtension } from '@academy/contract/courses/cover.ts';

export interface CoverImage {
  readonly extension: CoverExtension;
  readonly width: number;
  readonly height: number;
}

export function readCoverImage(bytes: Buffer): CoverImage | null {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
}

const pngSignature = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function readPng(bytes: Buffer): CoverImage | null {
  if (bytes.length < 33 || !bytes.subarray(0, 16).equals(pngSignature)) return null;
  return { extension: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frames of every coding; C4, C8 and CC look alike and are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone, without a length behind them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const endOfHeaders = (marker: number) => marker === 0xd9 || marker === 0xda;

function readJpeg(bytes: Buffer): CoverImage | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Any number of FF may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (endOfHeaders(marker)) return null;
    else if (isFrame(marker)) {
      return { extension: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    } else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

function readWebp(bytes: Buffer): CoverImage | null {
  if (bytes.length < 30) return null;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const measures = webpMeasures(bytes, bytes.toString('latin1', 12, 16));
  return measures === null ? null : { extension: 'webp', ...measures };
}

function webpMeasures(bytes: Buffer, chunk: string): { width: number; height: number } | null {
  switch (chunk) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
