import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { CaptionsInFolder } from '@academy/platform/course-folder/course-format.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { addVideoVersion } from '@academy/platform/videos/video-versions.ts';
import { countFilms } from '@academy/platform/watching/count-film.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { courseId, lessonIds, readDemoAcademy, readDemoCourse, userId } from './demo-academy.ts';
import { addDemoViewers } from './demo-watching.ts';
import { lockLoading } from './load-demo-academy.ts';
import { stableId } from './stable-id.ts';

/*
 * A lesson that gets its video also gets its duration in place of the written one, in the same transaction. The
 * duration thereby records that it has been done: a video that was removed does not come back, and a demo academy
 * that was loaded before there were videos gets them once.
 */

/** A video that a creator uploads in the first minutes does not wait for ours. */
const BEHIND_ALL_OTHERS = -1;

/** A narrated video of the demo academy and the lesson it belongs to; demo/film-maker made it. */
export interface DemoVideo {
  /** The version it becomes, in every installation. */
  readonly id: string;
  readonly file: string;
  /** What is said in it, where that lies beside it. */
  readonly captions: readonly CaptionsInFolder[];
  readonly courseId: string;
  readonly lessonId: string;
  readonly authorId: string;
  /** The duration in its lesson's file, which the lesson has before it has its video. */
  readonly writtenDuration: string;
  /** Its own. */
  readonly duration: string;
  readonly hardAt: string;
  /** Of the demo, whoever of them comes to this lesson. */
  readonly studentIds: readonly string[];
}

export interface VideoStore {
  readonly blobs: Pick<BlobStore, 'put'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

/** In the order in which they are to be prepared. */
export async function readDemoVideos(): Promise<DemoVideo[]> {
  const academy = await readDemoAcademy();
  return Promise.all(
    academy.films.map(async ({ course: key, file, duration, hardAt }) => {
      const course = await readDemoCourse(academy, key);
      const lessonsInOrder = course.modules.flatMap((module) => module.lessons);
      const index = lessonsInOrder.findIndex(({ film }) => film !== null && path.basename(film) === file);
      const lesson = lessonsInOrder[index];
      const lessonId = lessonIds(course)[index];
      if (!lesson?.film || !lesson.duration || lessonId === undefined) {
        throw new Error(`${key} has no lesson with the film ${file} and a duration.`);
      }
      return {
        id: stableId('video', key, file),
        file: lesson.film,
        captions: lesson.captions,
        courseId: courseId(course),
        lessonId,
        authorId: userId(course.author),
        writtenDuration: lesson.duration,
        duration,
        hardAt,
        studentIds: Object.keys(academy.students).map((username) => userId({ username })),
      };
    }),
  );
}

/** Whether a lesson of the demo academy was never given its video. Quick: asked at every start. */
export async function lacksDemoVideos({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return (await neverGiven(db)).length > 0;
}

/** Gives lessons their first video; answers how many. */
export function giveDemoVideosOnce(database: Pick<Database, 'db'>, store: VideoStore): Promise<number> {
  return giveAll(database, neverGiven, store);
}

/** Gives a video back to every lesson of the demo academy that has none. */
export function restoreDemoVideos(database: Pick<Database, 'db'>, store: VideoStore): Promise<number> {
  return giveAll(database, withoutVideo, store);
}

/** A lesson with a video of its author's own, or with a link to one, is theirs. */
async function neverGiven(db: Pick<Transaction, 'select'>): Promise<DemoVideo[]> {
  const demoVideos = await readDemoVideos();
  const found = await db
    .select({ id: lessons.id, duration: lessons.duration, versionId: videoAssets.id })
    .from(lessons)
    .leftJoin(videoAssets, eq(videoAssets.lessonId, lessons.id))
    .where(and(inArray(lessons.id, lessonsOf(demoVideos)), isNull(lessons.videoUrl)));
  return demoVideos.filter(({ lessonId, writtenDuration }) =>
    found.some(
      ({ id, duration, versionId }) => id === lessonId && duration === writtenDuration && versionId === null,
    ),
  );
}

async function withoutVideo(tx: Transaction): Promise<DemoVideo[]> {
  const demoVideos = await readDemoVideos();
  const found = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .leftJoin(videoAssets, and(eq(videoAssets.lessonId, lessons.id), isNull(videoAssets.retiredAt)))
    .where(and(inArray(lessons.id, lessonsOf(demoVideos)), isNull(lessons.videoUrl), isNull(videoAssets.id)));
  return demoVideos.filter(({ lessonId }) => found.some(({ id }) => id === lessonId));
}

async function giveAll(
  database: Pick<Database, 'db'>,
  find: (tx: Transaction) => Promise<readonly DemoVideo[]>,
  store: VideoStore,
): Promise<number> {
  const given = await database.db.transaction(async (tx) => {
    await lockLoading(tx);
    const videos = await find(tx);
    for (const video of videos) await give(tx, video, store);
    return videos.length;
  });
  if (given > 0) await countFilms(database);
  return given;
}

async function give(tx: Transaction, video: DemoVideo, { blobs, jobs }: VideoStore): Promise<void> {
  const { lessonId, file, duration } = video;
  const id = await freeId(tx, video.id);
  const [author] = await tx.select({ id: users.id }).from(users).where(eq(users.id, video.authorId));
  // Copied, not linked: the checkout is neither the academy's to change nor sure to stay.
  const key = sourceKeyOf(id);
  const { size } = await blobs.put(key, await readFile(file));
  const source = { kind: 'blob', key, bytes: size, name: path.basename(file) } as const;
  const createdBy = author?.id ?? null;
  await addVideoVersion(tx, jobs, { id, lessonId, createdBy, source, priority: BEHIND_ALL_OTHERS });
  await addDemoViewers(tx, { ...video, id });
  await tx.update(lessons).set({ duration }).where(eq(lessons.id, lessonId));
  await recordEvent(tx, { name: 'curriculum_edited', courseId: video.courseId });
}

/** A version that was removed keeps its id until it is swept away. */
async function freeId(tx: Transaction, id: string): Promise<string> {
  const [taken] = await tx.select({ id: videoAssets.id }).from(videoAssets).where(eq(videoAssets.id, id));
  return taken === undefined ? id : newId();
}

function lessonsOf(videos: readonly DemoVideo[]): string[] {
  return videos.map(({ lessonId }) => lessonId);
}
