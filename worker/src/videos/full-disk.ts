import { statfs } from 'node:fs/promises';
import { TransientVideoError } from '../video-errors.ts';

const LOOK_EVERY_MS = 2000;

/** Looks at the free space again and again while something is written: everything else needs space as well. */
export interface SpaceWatch {
  /** Aborted once too little is free. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Throws when writing so many bytes more would not leave what is reserved. */
export async function requireSpace(folder: string, reservedBytes: number, bytes = 0): Promise<void> {
  if ((await freeBytes(folder)) < reservedBytes + bytes) throw tooLittleSpace();
}

export function watchSpace(folder: string, reservedBytes: number): SpaceWatch {
  const full = new AbortController();
  const look = () =>
    void freeBytes(folder).then((free) => {
      if (free < reservedBytes) full.abort(tooLittleSpace());
    });
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { signal: full.signal, stop: () => clearInterval(timer) };
}

function tooLittleSpace(): Error {
  const details = 'Less is free on the disk than is reserved for everything else.';
  return new TransientVideoError({ code: 'disk_full' }, { details });
}

/** Unknown free space is no reason to stop. */
async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found === null ? Number.POSITIVE_INFINITY : found.bavail * found.bsize;
}

/** Less than a segment. */
const LITTLE_BYTES = 1024 * 1024;

/**
 * Recognises a failure for want of space by looking at the disk: some builds of ffmpeg succeed on a full disk and leave
 * a truncated file. To be called while what was written is still there.
 */
export async function explainFullDisk(folder: string, error: unknown): Promise<unknown> {
  if (!(error instanceof TransientVideoError) || (await freeBytes(folder)) >= LITTLE_BYTES) return error;
  return new TransientVideoError({ code: 'disk_full' }, { details: `${error.message} ${error.details}` });
}
