import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { orNull } from '../blobs/durable-files.ts';
import { SEGMENT_NAME } from '../videos/video-blobs.ts';
import { fileListOf } from './backup-folder.ts';
import { lookUpInOrder, readFileList } from './file-list.ts';

/**
 * The files that rows name, but for versions that were replaced or removed: those may be swept at any moment. Covers are
 * named by their address. They come in the order of file lists, a playlist where its folder would stand: so the segments
 * that it lists are in order, too.
 */
export const neededFiles = `
  WITH versions AS (
    SELECT id, source_key, poster_key FROM video_assets WHERE retired_at IS NULL AND lesson_id IS NOT NULL
  ), needed (key) AS (
    SELECT source_key FROM versions WHERE source_key IS NOT NULL
    UNION SELECT source_key FROM lesson_resources WHERE source_key IS NOT NULL AND lesson_id IS NOT NULL
    UNION SELECT poster_key FROM versions WHERE poster_key IS NOT NULL
    UNION SELECT playlist_key FROM versions JOIN video_renditions ON asset_id = id
    UNION SELECT replace(thumbnail_url, '/api/covers/', 'covers/') FROM courses
      WHERE thumbnail_url ~ '^/api/covers/[0-9a-f-]{36}/[0-9a-f-]{36}\\.[a-z]+$'
    UNION SELECT 'school/logo/' || logo FROM school_settings WHERE logo IS NOT NULL
    UNION SELECT 'uploads/' || id FROM uploads WHERE lesson_id IS NOT NULL
  )
  SELECT key FROM needed ORDER BY regexp_replace(key, '[^/]+\\.m3u8$', '') COLLATE "C"`;

/** The keys of the files that the rows name, one a line. */
export function neededFileOf(snapshotFolder: string): string {
  return path.join(snapshotFolder, 'needed-files');
}

export const isUpload = (key: string) => key.startsWith('uploads/');

/**
 * Which of them this snapshot does not list, in their order. That a file lies among the blobs says nothing: it may be of
 * the backup before, and the academy has lost it since.
 */
export async function* missingFiles(
  snapshotFolder: string,
  /** Where playlists are looked for, the newest first. */
  folders: readonly string[],
): AsyncGenerator<string> {
  const listed = lookUpInOrder(readFileList(fileListOf(snapshotFolder)));
  try {
    for await (const key of neededKeys(neededFileOf(snapshotFolder), folders)) {
      // Uploads are listed last, and nowhere but in the folder of the snapshot.
      const found = isUpload(key)
        ? await orNull(stat(path.join(snapshotFolder, key)))
        : await listed.find(key);
      if (found === null) yield key;
    }
  } finally {
    await listed.close();
  }
}

async function* neededKeys(neededFile: string, folders: readonly string[]): AsyncGenerator<string> {
  for await (const key of createInterface({ input: createReadStream(neededFile), crlfDelay: Infinity })) {
    if (!key.endsWith('.m3u8')) {
      yield key;
      continue;
    }
    const names = [path.posix.basename(key), ...(await segmentsOf(key, folders))];
    for (const name of names.sort()) yield `${path.posix.dirname(key)}/${name}`;
  }
}

async function segmentsOf(playlist: string, folders: readonly string[]): Promise<string[]> {
  for (const folder of folders) {
    const text = await orNull(readFile(path.join(folder, playlist), 'utf8'));
    if (text !== null) return [...new Set(text.split(/\r?\n/).filter((line) => SEGMENT_NAME.test(line)))];
  }
  return [];
}
