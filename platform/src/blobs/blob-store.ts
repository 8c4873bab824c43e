import type { Readable } from 'node:stream';

/**
 * Where uploads, renditions and pictures are kept: whole files under keys such as "videos/0197…/360p/0001.ts".
 * A blob is there completely or not at all, whatever is killed while it is being written.
 */
export interface BlobStore {
  /** Where the blobs are, for people to read: a folder, or the name of a bucket. */
  location(): string;
  /** Stores the content under the key, in place of what was there. When the content breaks off, nothing changes. */
  put(key: string, content: BlobContent): Promise<BlobInfo>;
  /** Stores a finished file under the key. It may be linked instead of copied, so it must not be changed any more. */
  putFile(key: string, file: string): Promise<BlobInfo>;
  /**
   * Lets a program read a blob as a file, for as long as `use` runs; null when there is no such blob. The file is not
   * to be changed: it may be the blob itself, or a copy in the scratch folder.
   */
  withFile<Result>(
    key: string,
    scratch: Scratch,
    use: (file: string) => Promise<Result>,
  ): Promise<Result | null>;
  /** null when there is no such blob. A reader finishes what it began, also when the blob is replaced meanwhile. */
  get(key: string, range?: ByteRange): Promise<OpenedBlob | null>;
  /** The whole of a blob, read into `room`; null when there is no such blob, or no room for so many bytes. */
  read(key: string, room: BlobRoom): Promise<Buffer | null>;
  head(key: string): Promise<BlobInfo | null>;
  /** Removing what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Removes everything below "prefix/". */
  deletePrefix(prefix: string): Promise<void>;
  /** Everything below "prefix/", in the order of the keys; everything there is for the empty prefix. */
  list(prefix: string): AsyncIterable<ListedBlob>;
  /** Removes what writers left behind that were killed before the given time; answers how many. */
  removeUnfinished(before: Date): Promise<number>;
}

/** Where a store that has no files of its own may put a copy for a while. */
export interface Scratch {
  readonly folder: string;
  /** Rejects when so many bytes are too many for the folder. */
  requireRoom(bytes: number): Promise<void>;
}

/** Memory for so many bytes; null when they are too many. */
export type BlobRoom = (size: number) => Buffer | null;

export type BlobContent = Uint8Array | AsyncIterable<Uint8Array>;

export interface BlobInfo {
  readonly size: number;
}

export interface ListedBlob extends BlobInfo {
  readonly key: string;
  /** When the blob was last written, as precisely as the store knows it. */
  readonly modifiedMs: number;
}

/** Both ends are included, as in an HTTP range; an end beyond the blob means its last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface OpenedBlob {
  /** Of the whole blob. */
  readonly size: number;
  /** Of what the stream will deliver. */
  readonly length: number;
  /** To be read to the end or destroyed: it holds a file open. */
  readonly stream: Readable;
}

/** The store cannot be reached, or does not let us in; the message says which. It is worth another try. */
export class BlobStoreAwayError extends Error {
  override readonly name = 'BlobStoreAwayError';
}

/** The range begins behind the end of the blob, or ends before it begins. */
export class BlobRangeError extends Error {
  readonly size: number;

  constructor(size: number) {
    super(`The range lies outside of a blob of ${size} bytes.`);
    this.name = 'BlobRangeError';
    this.size = size;
  }
}

/** The bytes to deliver, from first to last. */
export function clampRange(size: number, range: ByteRange | undefined): { start: number; end: number } {
  if (range === undefined) return { start: 0, end: size - 1 };
  const end = Math.min(range.end ?? size - 1, size - 1);
  if (range.start < 0 || range.start > end) throw new BlobRangeError(size);
  return { start: range.start, end };
}
