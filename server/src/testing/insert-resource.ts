import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { addResourceFile } from '@academy/platform/resources/lesson-resources.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';

interface ResourceOptions {
  readonly lessonId: string;
  readonly createdBy?: string;
  readonly fileName?: string;
  readonly content?: Buffer;
}

/** A file of a lesson, as an upload leaves it; nobody has it read. */
export async function insertResource(
  { database, blobs }: { database: Database; blobs: BlobStore },
  { lessonId, createdBy, fileName = 'slides.pdf', content = Buffer.from('the slides') }: ResourceOptions,
): Promise<string> {
  const id = newId();
  await blobs.put(sourceKeyOf(id), content);
  const file = { id, lessonId, createdBy: createdBy ?? null, fileName, bytes: content.length };
  await database.db.transaction((tx) => addResourceFile(tx, null, file));
  return id;
}
