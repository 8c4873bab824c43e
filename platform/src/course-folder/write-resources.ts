import { extensionOf } from '@academy/contract/resources/resource-name.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { lessonResources } from '../database/schema/resources.ts';
import { requestReading } from '../resources/request-reading.ts';
import { tellFilesChanged } from '../resources/tell-files-changed.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import type { PlannedLesson } from './plan-import.ts';
import type { LessonPlace, WriteParts } from './write-parts.ts';

/** A file whose bytes are others is another row: the file of a row never changes, so that nobody reads half of each. */
export async function writeResources(
  { tx, jobs }: WriteParts,
  planned: PlannedLesson,
  { put, authorId: createdBy }: LessonPlace,
): Promise<void> {
  const { id: lessonId, resources, removedResources } = planned;
  const replaced = resources.filter((one) => one.stored !== null && put.resources.has(one));
  const gone = [...removedResources, ...replaced].map(({ id }) => id);
  if (gone.length > 0) {
    await tx.update(lessonResources).set({ lessonId: null }).where(inArray(lessonResources.id, gone));
    await jobs.enqueue(tx, 'maintenance.discard', {});
  }
  for (const [index, one] of resources.entries()) {
    const { name, description, link, file } = one.resource;
    const position = index + 1;
    const added = put.resources.get(one);
    if (added !== undefined) {
      const { id, bytes } = added;
      const stored = { sourceKey: sourceKeyOf(id), extension: extensionOf(file ?? ''), bytes };
      await tx
        .insert(lessonResources)
        .values({ id, lessonId, createdBy, position, name, description, ...stored });
      await requestReading(tx, jobs, { resourceId: id, createdBy });
    } else if (one.stored === null) {
      await tx
        .insert(lessonResources)
        .values({ id: one.id, lessonId, createdBy, position, name, description, url: link ?? null });
    } else {
      const values = { name, description, position, ...(link === undefined ? {} : { url: link }) };
      await tx
        .update(lessonResources)
        .set({ ...values, revision: sql`${lessonResources.revision} + 1` })
        .where(eq(lessonResources.id, one.id));
    }
  }
  if (gone.length > 0 || put.resources.size > 0) await tellFilesChanged(tx, lessonId);
}
