import type { NewLink, Resource, ResourceUpdate } from '@academy/contract/resources/resource.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { addResourceLink, lockLessonResources } from '@academy/platform/resources/lesson-resources.ts';
import { discardRemovedResources } from '@academy/platform/resources/removed-resources.ts';
import { canManage, type Viewer } from '../../access/course-policy.ts';
import { takeResourceRoom } from '../../access/resource-room.ts';
import { Refusal } from '../../refusal.ts';
import * as resources from './resources.repository.ts';

export interface ResourcesParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  /** The file of a resource that was taken off could not be removed yet. */
  readonly onDiscardFailed: (error: unknown) => void;
}

interface LessonPath {
  readonly courseId: string;
  readonly lessonId: string;
}

export type ResourcesService = ReturnType<typeof createResourcesService>;

/** Who may call what is decided before; here a resource only has to be one of the lesson that the path names. */
export function createResourcesService({ database, blobs, jobs, onDiscardFailed }: ResourcesParts) {
  const { db } = database;

  /** One edit of a lesson's resources at a time. */
  const edit = <Result>(lessonId: string, change: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      if (!(await lockLessonResources(tx, lessonId))) throw new Refusal('lesson_not_found');
      return change(tx);
    });

  return {
    /** Whether the assistant knows a file is its author's business. */
    list: async (lessonId: string, viewer: Viewer): Promise<Resource[]> =>
      (await resources.listResources(db, lessonId)).map((row, index) =>
        canManage(row, viewer) ? present(row, index) : withoutReading(present(row, index)),
      ),

    addLink: (userId: string, lessonId: string, { name, description, url }: NewLink): Promise<Resource> =>
      db.transaction(async (tx) => {
        await takeResourceRoom(tx, lessonId);
        const id = newId();
        await addResourceLink(tx, { id, lessonId, createdBy: userId, name, description, url });
        return presentOne(await resources.listResources(tx, lessonId), id);
      }),

    update: (
      { courseId, lessonId }: LessonPath,
      resourceId: string,
      { revision, ...values }: ResourceUpdate,
    ): Promise<Resource> =>
      edit(lessonId, async (tx) => {
        const all = await resources.listResources(tx, lessonId);
        const before = all.find(({ id }) => id === resourceId);
        if (before === undefined) throw new Refusal('resource_not_found');
        if (revision !== undefined && revision !== before.revision) throw new Refusal('resources_changed');
        if (before.url === null && values.url !== undefined) {
          throw new Refusal('bad_request', 'url: a file has no address');
        }
        await resources.editResource(tx, before.id, values);
        await recordEvent(tx, { name: 'files_changed', courseId, lessonId });
        return presentOne(await resources.listResources(tx, lessonId), before.id);
      }),

    /** Of the very resources that there are: a list that misses one was made before it came. */
    putInOrder: (lessonId: string, ids: readonly string[]): Promise<Resource[]> =>
      edit(lessonId, async (tx) => {
        const current = (await resources.listResources(tx, lessonId)).map(({ id }) => id);
        const named = new Set(ids);
        const isSame = ids.length === current.length && current.every((id) => named.has(id));
        if (!isSame) throw new Refusal('resources_changed');
        await resources.writeOrder(tx, ids);
        return (await resources.listResources(tx, lessonId)).map(present);
      }),

    async remove({ courseId, lessonId }: LessonPath, resourceId: string): Promise<void> {
      const id = plainId(resourceId);
      await edit(lessonId, async (tx) => {
        if (!(await resources.takeOff(tx, lessonId, id))) throw new Refusal('resource_not_found');
        const left = await resources.listResources(tx, lessonId);
        await resources.writeOrder(
          tx,
          left.map((one) => one.id),
        );
        await jobs.enqueue(tx, 'maintenance.discard', {});
        await recordEvent(tx, { name: 'files_changed', courseId, lessonId });
      });
      // So that the creator has the room back with the answer. Where it fails, the job does it.
      await discardRemovedResources(database, blobs, [id]).catch(onDiscardFailed);
    },

    async findFile(lessonId: string, resourceId: string) {
      const found = await resources.findFile(db, lessonId, plainId(resourceId));
      if (found === undefined || found.sourceKey === null) throw new Refusal('resource_not_found');
      return { key: found.sourceKey, name: found.name, extension: found.extension ?? '' };
    },
  };
}

/** Whatever else stands in a path names nothing. */
function plainId(text: string): string {
  if (!isId(text)) throw new Refusal('resource_not_found');
  return text;
}

function presentOne(rows: readonly resources.ResourceRow[], id: string): Resource {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (row === undefined) throw new Error('A resource of a locked lesson has gone.');
  return present(row, index);
}

function present(row: resources.ResourceRow, index: number): Resource {
  const { id, name, description, url, extension, bytes, revision, readingState, readingReason } = row;
  const shared = { _id: id, id, name, description, order: index + 1, revision };
  if (url !== null) return { ...shared, kind: 'link', url };
  const reading = readingState === null ? {} : { reading: { state: readingState, reason: readingReason } };
  return { ...shared, kind: 'file', extension: extension ?? '', bytes: bytes ?? 0, ...reading };
}

function withoutReading(resource: Resource): Resource {
  if (resource.kind === 'link') return resource;
  const { reading: _, ...told } = resource;
  return told;
}
