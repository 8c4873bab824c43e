import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { orNull } from '../blobs/durable-files.ts';
import { BackupError } from './backup-error.ts';

/*
 * The files of a backup, one a line, in the order of their keys. There may be millions, so they are written and read in
 * passing and never held together.
 */

const listedFileSchema = z.strictObject({
  /** Of the blob store, or `uploads/` and the id of an upload. */
  key: z.string(),
  size: z.int().nonnegative(),
  checksum: z.string(),
  /** When the original was last written; what has the same size and time is the same. */
  writtenMs: z.number(),
  /** With the blobs that all backups of a folder share, or in the folder of its snapshot. */
  at: z.enum(['blobs', 'snapshot']),
});

export type ListedFile = z.output<typeof listedFileSchema>;

const WRITE_BYTES = 64 * 1024;

export interface FileListWriter {
  add(file: ListedFile): Promise<void>;
  close(): Promise<void>;
}

export async function createFileList(file: string): Promise<FileListWriter> {
  const handle = await open(file, 'wx', 0o600);
  let pending = '';
  const flush = async () => {
    await handle.writeFile(pending);
    pending = '';
  };
  return {
    async add(listed) {
      pending += `${JSON.stringify(listed)}\n`;
      if (pending.length > WRITE_BYTES) await flush();
    },
    async close() {
      try {
        await flush();
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}

/** Nothing when there is no such list. */
export async function* readFileList(file: string): AsyncGenerator<ListedFile> {
  if ((await orNull(open(file, 'r').then((handle) => handle.close()))) === null) return;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    yield parseLine(line, file);
  }
}

function parseLine(line: string, file: string): ListedFile {
  try {
    return listedFileSchema.parse(JSON.parse(line));
  } catch (error) {
    throw new BackupError(`The list of files ${file} is broken off or damaged.`, { cause: error });
  }
}

/** Walks a list beside another walk in the same order: gives the entry of a key, passing over those before it. */
export function lookUpInOrder(list: AsyncGenerator<ListedFile>) {
  let current: IteratorResult<ListedFile, unknown> | undefined;
  return {
    async find(key: string): Promise<ListedFile | null> {
      current ??= await list.next();
      while (!current.done && current.value.key < key) current = await list.next();
      return !current.done && current.value.key === key ? current.value : null;
    },
    close: () => list.return(undefined),
  };
}
