import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { orNull } from '../blobs/durable-files.ts';
import { SEGMENT_NAME } from '../videos/video-blobs.ts';

/**
 * The files that rows name, but for versions that were replaced or removed: those may be swept at any moment. Covers are
 * named by their address.
 */
export const neededFiles = `
  WITH versions AS (
    SELECT id, source_key, poster_key FROM video_assets WHERE retired_at IS NULL AND lesson_id IS NOT NULL
  )
  SELECT source_key FROM versions WHERE source_key IS NOT NULL
  UNION ALL SELECT poster_key FROM versions WHERE poster_key IS NOT NULL
  UNION ALL SELECT playlist_key FROM versions JOIN video_renditions ON asset_id = id
  UNION ALL SELECT replace(thumbnail_url, '/api/covers/', 'covers/') FROM courses
    WHERE thumbnail_url ~ '^/api/covers/[0-9a-f-]{36}/[0-9a-f-]{36}\\.[a-z]+$'
  UNION ALL SELECT 'uploads/' || id FROM uploads WHERE lesson_id IS NOT NULL`;

/** Which of them are not among the files that were copied; a playlist also needs the segments that it lists. */
export async function* missingFiles(
  neededFile: string,
  places: { blobs: string; snapshot: string },
): AsyncGenerator<string> {
  const find = async (key: string): Promise<string | null> => {
    for (const place of [places.snapshot, places.blobs]) {
      const file = path.join(place, key);
      if ((await orNull(stat(file))) !== null) return file;
    }
    return null;
  };
  for await (const key of createInterface({ input: createReadStream(neededFile), crlfDelay: Infinity })) {
    const file = await find(key);
    if (file === null) yield key;
    else if (key.endsWith('.m3u8')) {
      for (const name of await segmentsOf(file)) {
        const segment = `${path.posix.dirname(key)}/${name}`;
        if ((await find(segment)) === null) yield segment;
      }
    }
  }
}

async function segmentsOf(playlist: string): Promise<string[]> {
  return (await readFile(playlist, 'utf8')).split(/\r?\n/).filter((line) => SEGMENT_NAME.test(line));
}
