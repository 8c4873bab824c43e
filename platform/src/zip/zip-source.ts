import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { RandomAccessReader } from 'yauzl';

/** A zip that is somewhere else than in a file: how long it is, and any part of it; both ends are included. */
export interface ZipSource {
  readonly size: number;
  open(range: { readonly start: number; readonly end: number }): Promise<Readable>;
}

/** The list of a zip is read in small steps, which a store far away would be asked for one by one. */
const AHEAD_BYTES = 256 * 1024;

export class ZipSourceReader extends RandomAccessReader {
  readonly #source: ZipSource;
  #ahead: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };

  constructor(source: ZipSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough();
    if (end <= start) through.end();
    else {
      this.#source
        .open({ start, end: end - 1 })
        .then((stream) => pipeline(stream, through))
        .catch((error: unknown) =>
          through.destroy(error instanceof Error ? error : new Error(String(error))),
        );
    }
    return through;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#bytesAt(position, length)
      .then((bytes) => {
        if (bytes.length < length) throw new Error('The zip ends too early.');
        bytes.copy(target, offset, 0, length);
        done(null);
      })
      .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
  }

  async #bytesAt(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = this.#ahead;
    if (position < start || position + length > start + bytes.length) {
      const end = Math.min(this.#source.size, position + Math.max(length, AHEAD_BYTES)) - 1;
      if (end < position) return Buffer.alloc(0);
      this.#ahead = {
        start: position,
        bytes: await buffer(await this.#source.open({ start: position, end })),
      };
    }
    return this.#ahead.bytes.subarray(position - this.#ahead.start, position - this.#ahead.start + length);
  }
}
