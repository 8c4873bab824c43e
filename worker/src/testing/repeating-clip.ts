import { readFile, writeFile } from 'node:fs/promises';

/*
 * Rewrites an MP4 of one stream so that its sample table names the first picture again and again: a few bytes in the
 * index for each second of film, as an attacker would write it to keep a worker busy with a tiny file.
 */

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const PARENTS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** Each picture stands for one second. */
export async function repeatFirstPicture(file: string, target: string, seconds: number): Promise<void> {
  const bytes = await readFile(file);
  const parts = boxesIn(bytes, 0, bytes.length).map((box) => rewritten(bytes, box, seconds));
  await writeFile(target, Buffer.concat(parts));
}

function rewritten(bytes: Buffer, { type, start, end }: Box, seconds: number): Buffer {
  const content = bytes.subarray(start + 8, end);
  if (PARENTS.has(type)) {
    return boxOf(type, ...boxesIn(bytes, start + 8, end).map((inner) => rewritten(bytes, inner, seconds)));
  }
  switch (type) {
    case 'mvhd':
    case 'mdhd':
      return boxOf(type, withNumbers(content, { 12: 1, 16: seconds }));
    case 'tkhd':
      return boxOf(type, withNumbers(content, { 20: seconds }));
    case 'stts':
      return boxOf(type, numbers(0, 1, seconds, 1));
    case 'stsz':
      return boxOf(type, numbers(0, content.readUInt32BE(12), seconds));
    case 'stsc':
      return boxOf(type, numbers(0, 1, 1, 1, 1));
    case 'stco':
      return boxOf(
        type,
        numbers(0, seconds),
        ...Array.from({ length: seconds }, () => content.subarray(8, 12)),
      );
    // What is left out: every picture is a key picture, shown in its order, from the beginning.
    case 'stss':
    case 'ctts':
    case 'edts':
    case 'sgpd':
    case 'sbgp':
      return Buffer.alloc(0);
    default:
      return bytes.subarray(start, end);
  }
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const end = start + bytes.readUInt32BE(start);
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, end });
    start = end;
  }
  return boxes;
}

function boxOf(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** Puts numbers of 32 bits at these places. */
function withNumbers(content: Buffer, values: Readonly<Record<number, number>>): Buffer {
  const copy = Buffer.from(content);
  for (const [at, value] of Object.entries(values)) copy.writeUInt32BE(value, Number(at));
  return copy;
}
