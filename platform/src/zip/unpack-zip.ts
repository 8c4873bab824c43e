import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readZip, type ZipEntry, type ZipLimits } from './read-zip.ts';

export interface UnpackOptions {
  readonly limits: ZipLimits;
  readonly signal?: AbortSignal;
  /** What is left out, such as what a system puts into every zip. */
  readonly isWanted?: (entry: ZipEntry) => boolean;
}

/** Writes a zip's files into an empty folder. What it began is there when it fails: the caller removes the folder. */
export async function unpackZip(
  file: string,
  folder: string,
  { limits, signal, isWanted = () => true }: UnpackOptions,
): Promise<void> {
  const zip = await readZip(file, limits);
  try {
    for (const { name } of zip.entries.filter(isWanted)) {
      const target = path.join(folder, ...name.split('/'));
      await mkdir(path.dirname(target), { recursive: true });
      // 'wx': a name that the file system takes for one that is there is refused, not written over.
      await pipeline(await zip.open(name), createWriteStream(target, { flags: 'wx' }), { signal });
    }
  } finally {
    zip.close();
  }
}
