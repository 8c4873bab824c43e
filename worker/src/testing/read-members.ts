import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { readZip } from '@academy/platform/zip/read-zip.ts';
import type { TestVideos } from './test-videos.ts';

const limits = { entries: 1000, entryBytes: 10 ** 8, totalBytes: 10 ** 8, depth: 8 };

/** The files of a zip in the blob store, as texts by their names. A name that no system would take fails here. */
export async function readMembers({ blobs }: Pick<TestVideos, 'blobs'>, key: string) {
  const opened = await blobs.get(key);
  if (opened === null) throw new Error(`There is no ${key}.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-zip-'));
  try {
    const file = path.join(folder, 'export.zip');
    await writeFile(file, await buffer(opened.stream));
    const zip = await readZip(file, limits);
    const members = new Map<string, string>();
    for (const { name } of zip.entries) members.set(name, await text(await zip.open(name)));
    zip.close();
    return members;
  } finally {
    await rm(folder, { recursive: true });
  }
}
