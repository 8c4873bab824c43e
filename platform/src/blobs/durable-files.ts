import { copyFile, type FileHandle, link, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { BlobContent } from './blob-store.ts';

/** Writes a new file and answers its size once it is safely on the disk. */
export async function writeDurably(file: string, content: BlobContent): Promise<number> {
  const handle = await open(file, 'wx');
  try {
    let size = 0;
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      await handle.writeFile(chunk);
      size += chunk.byteLength;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

/**
 * A second name for a finished file, or a copy where a second name is not possible, such as on another disk; answers
 * its size once it is safely on the disk. The first name may be removed afterwards.
 */
export async function copyDurably(file: string, target: string): Promise<number> {
  try {
    await link(file, target);
  } catch (error) {
    if (isMissing(error)) throw error;
    await copyFile(file, target);
  }
  // For writing, though nothing is written: only what is opened so can be synced everywhere.
  const handle = await open(target, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/**
 * Gives a file its name, in place of what has it, making the folders on the way. A folder that is emptied at the
 * same moment may be removed between our making it and our using it.
 */
export async function renameInto(source: string, target: string, folderMode = 0o700): Promise<void> {
  const folder = path.dirname(target);
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(folder, { recursive: true, mode: folderMode });
    try {
      await rename(source, target);
      break;
    } catch (error) {
      if (attempt === 5 || !isMissing(error)) throw error;
    }
  }
  // The new name itself lives in the folder, which has to reach the disk as well.
  const handle = await orNull(open(folder, 'r'));
  await handle?.sync().finally(() => handle.close());
}

/** null where there is no such file. */
export async function openFile(file: string): Promise<{ handle: FileHandle; size: number } | null> {
  const handle = await orNull(open(file, 'r'));
  if (handle === null) return null;
  try {
    const found = await handle.stat();
    if (found.isFile()) return { handle, size: found.size };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/** Fills the memory with the file, which has as many bytes. */
export async function readWhole(handle: FileHandle, bytes: Buffer): Promise<Buffer> {
  for (let end = 0; end < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, end, bytes.length - end, end);
    if (bytesRead === 0) throw new Error(`A file ended before its ${bytes.length} bytes.`);
    end += bytesRead;
  }
  return bytes;
}

const MEGABYTE = 1024 * 1024;
/** A segment of a video is read in one piece, and what is larger in pieces that a slow reader may hold up. */
const ONE_PIECE_BYTES = 4 * MEGABYTE;

/** The bytes of an open file from start to end, both included. Closes the file when they are read or destroyed. */
export async function readRange(handle: FileHandle, start: number, end: number): Promise<Readable> {
  const length = end - start + 1;
  const highWaterMark = length <= ONE_PIECE_BYTES ? length : MEGABYTE;
  if (length > 0) return handle.createReadStream({ start, end, highWaterMark });
  // An end before the start means nothing to a stream: it would read everything.
  await handle.close();
  return Readable.from([]);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** null in place of the error that there is no such file. */
export async function orNull<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
