import { type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  openPromise,
  type ZipFile,
} from 'yauzl';
import { checkedName, TakenNames } from './zip-names.ts';
import { ZipProblemError } from './zip-problem.ts';
import { type ZipSource, ZipSourceReader } from './zip-source.ts';

/*
 * A zip that a stranger made. Everything its list claims is checked before the first byte is unpacked, and what is
 * unpacked is held to the claim. What lies inside a zip inside of it is not looked at.
 */

export interface ZipLimits {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** How many folders and the file's own name a path may have. */
  readonly depth: number;
}

export interface ZipEntry {
  readonly name: string;
  readonly size: number;
}

export interface OpenedZip {
  /** Files, without the folders around them, in the order of the zip. */
  readonly entries: readonly ZipEntry[];
  /** The bytes of a file. They break off with a ZipProblemError when they are not those that were packed. */
  open(name: string): Promise<Readable>;
  close(): void;
}

/** Text packs to a hundredth at best; what packs better is made to fill a disk. Small files may. */
const MOST_RATIO = 200;
const HARMLESS_BYTES = 1024 * 1024;

const STORED = 0;
const DEFLATED = 8;
const [FILE_TYPE, REGULAR, FOLDER] = [0xf000, 0x8000, 0x4000];

/** Throws ZipProblemError for what is wrong with the list. To be closed. */
export async function readZip(from: string | ZipSource, limits: ZipLimits): Promise<OpenedZip> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, strictFileNames: true };
  const opening =
    typeof from === 'string'
      ? openPromise(from, options)
      : fromRandomAccessReaderPromise(new ZipSourceReader(from), from.size, options);
  const zip = await opening.catch(refuseAs('not_a_zip'));
  try {
    const found = await listed(zip, limits);
    const sizes = [...found].map(([name, { uncompressedSize: size }]) => ({ name, size }));
    return {
      entries: sizes,
      open: async (name) => {
        const entry = found.get(name);
        if (entry === undefined) throw new Error(`There is no ${name} in this zip.`);
        const stream = await zip.openReadStreamPromise(entry).catch(refuseAs('damaged', name));
        return checked(stream, name, entry.crc32);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listed(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new ZipProblemError('too_many_entries');
  const found = new Map<string, Entry>();
  const taken = new TakenNames();
  let total = 0;
  for await (const entry of entriesOf(zip)) {
    const raw = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
    const name = checkedName(raw, limits.depth);
    const isFolder = raw.endsWith('/');
    refuseOdd(entry, name, isFolder);
    taken.add(name, isFolder);
    if (entry.uncompressedSize > limits.entryBytes) throw new ZipProblemError('entry_too_large', name);
    total += entry.uncompressedSize;
    if (total > limits.totalBytes) throw new ZipProblemError('too_large');
    if (!isFolder) found.set(name, entry);
  }
  return found;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof ZipProblemError) throw error;
    const isLocked = error instanceof Error && error.message.startsWith('strong encryption');
    throw new ZipProblemError(isLocked ? 'encrypted' : 'not_a_zip');
  }
}

function refuseOdd(entry: Entry, name: string, isFolder: boolean): void {
  if (entry.isEncrypted()) throw new ZipProblemError('encrypted', name);
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR)) throw new ZipProblemError('not_a_file', name);
  const { compressionMethod: method, uncompressedSize: size, compressedSize } = entry;
  if (method !== STORED && method !== DEFLATED) throw new ZipProblemError('unknown_compression', name);
  if (isFolder && size > 0) throw new ZipProblemError('not_a_file', name);
  if (size > HARMLESS_BYTES && size > compressedSize * MOST_RATIO) throw new ZipProblemError('bomb', name);
}

/** yauzl ends a file that has more or fewer bytes than its claim; the sum of the bytes is checked here. */
function checked(stream: Readable, name: string, expected: number): Readable {
  let sum = 0;
  const watch = new Transform({
    transform(chunk: Uint8Array, _, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === expected ? null : new ZipProblemError('damaged', name));
    },
  });
  stream.once('error', () => watch.destroy(new ZipProblemError('damaged', name)));
  watch.once('close', () => stream.destroy());
  return stream.pipe(watch);
}

/** What yauzl throws is told as ours; a file that is not there at all is a mistake of the caller and stays what it is. */
function refuseAs(code: 'not_a_zip' | 'damaged', name: string | null = null): (error: unknown) => never {
  return (error) => {
    const isOfSystem = error instanceof Error && 'code' in error && typeof error.code === 'string';
    throw isOfSystem ? error : new ZipProblemError(code, name);
  };
}
