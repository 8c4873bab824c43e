import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/*
 * A zip that is written while it is sent. Members come in the order of their names and all have the same time, so that
 * equal content makes equal bytes, and a copy of yesterday can be compared with one of today.
 */

export interface ZipMember {
  /** With forward slashes, such as "01-water/kettle.mp4". */
  readonly name: string;
  /** Asked for when its turn comes, so that one member is open at a time. */
  readonly open: () => Promise<Readable | Uint8Array>;
  /** For films and pictures, which only cost time to compress. */
  readonly isCompressed?: boolean;
}

const FILE_MODE = 0o100644;

/** The bytes of the zip. They break off with the error when a member cannot be read; destroying them closes that member. */
export function writeZip(members: Iterable<ZipMember>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let current: Readable | null = null;
  let isClosed = false;

  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  output.once('close', () => {
    isClosed = true;
    current?.destroy();
  });

  // Local on purpose: the time in a zip has no zone, and this one reads the same in all of them.
  const mtime = new Date(2000, 0, 1);
  const sorted = [...members].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, open, isCompressed = false } of sorted) {
    const options = { mtime, mode: FILE_MODE, forceDosTimestamp: true, compress: !isCompressed };
    zip.addReadStreamLazy(name, options, (deliver) => {
      open().then((content) => {
        const stream = content instanceof Readable ? content : Readable.from([content]);
        stream.once('error', fail);
        current = stream;
        if (isClosed) stream.destroy();
        else deliver(null, stream);
      }, fail);
    });
  }
  zip.end();
  return output;
}
