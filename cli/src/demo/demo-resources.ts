import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { addResourceFile, addResourceLink } from '@academy/platform/resources/lesson-resources.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { type DemoCourse, lessonIds, userId } from './demo-academy.ts';
import { stableId } from './stable-id.ts';

export interface FileStore {
  readonly blobs: Pick<BlobStore, 'put'>;
  /** Null before a worker runs: one that starts has new files read. */
  readonly jobs: Pick<JobQueue, 'enqueue'> | null;
}

/** The files and links of a demo course's lessons, with the course itself. Without a store, the links alone. */
export async function addDemoResources(
  tx: Transaction,
  course: DemoCourse,
  store: FileStore | undefined,
): Promise<void> {
  const createdBy = userId(course.author);
  const ids = lessonIds(course);
  for (const [index, { resources }] of course.modules.flatMap((module) => module.lessons).entries()) {
    const lessonId = ids[index] ?? '';
    for (const { name, description, link, path: file } of resources) {
      const id = stableId('resource', course.key, name);
      const resource = { id, lessonId, createdBy, name, description };
      if (link !== undefined) await addResourceLink(tx, { ...resource, url: link });
      if (file === null || store === undefined) continue;
      // Copied, not linked: the checkout is neither the academy's to change nor sure to stay.
      const { size } = await store.blobs.put(sourceKeyOf(id), await readFile(file));
      await addResourceFile(tx, store.jobs, { ...resource, fileName: path.basename(file), bytes: size });
    }
  }
}
