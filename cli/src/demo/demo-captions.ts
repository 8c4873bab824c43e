import { readFile } from 'node:fs/promises';
import { readCaptionFile } from '@academy/contract/captions/read-caption-file.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { captionCues, captionTracks } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type DemoVideo, readDemoVideos } from './demo-videos.ts';
import { lockLoading } from './load-demo-academy.ts';

/*
 * A film of the demo whose captions lie beside it gets them once it is there, and its lesson then says which language is spoken in
 * it. That also records that it has been done: captions that were removed do not come back, and a demo academy that was
 * loaded before there were captions gets them once.
 */

/** Answers how many films got theirs. Quick where none does: asked at every start. */
export async function giveDemoCaptionsOnce({ db }: Pick<Database, 'db'>): Promise<number> {
  if ((await neverGiven(db)).length === 0) return 0;
  return db.transaction(async (tx) => {
    await lockLoading(tx);
    const videos = await neverGiven(tx);
    for (const video of videos) await give(tx, video);
    return videos.length;
  });
}

/** A lesson with another film, or with captions of any origin, is its author's. */
async function neverGiven(db: Pick<Transaction, 'select'>): Promise<DemoVideo[]> {
  const withCaptions = (await readDemoVideos()).filter(({ captions }) => captions.length > 0);
  const found = await db
    .select({ id: videoAssets.id })
    .from(videoAssets)
    .innerJoin(lessons, eq(lessons.id, videoAssets.lessonId))
    .leftJoin(captionTracks, eq(captionTracks.lessonId, lessons.id))
    .where(
      and(
        inArray(
          videoAssets.id,
          withCaptions.map(({ id }) => id),
        ),
        isNull(videoAssets.retiredAt),
        isNull(lessons.spokenLanguage),
        isNull(captionTracks.id),
      ),
    );
  return withCaptions.filter((video) => found.some(({ id }) => id === video.id));
}

async function give(tx: Transaction, { courseId, lessonId, captions }: DemoVideo): Promise<void> {
  for (const { language, path } of captions) {
    const cues = readCaptionFile(await readFile(path));
    if ('code' in cues) throw new Error(`${path} holds no captions: ${cues.code}.`);
    const trackId = newId();
    await tx.insert(captionTracks).values({ id: trackId, lessonId, language, origin: 'file' });
    await tx.insert(captionCues).values(cues.map((cue) => ({ id: newId(), trackId, ...cue })));
  }
  const [spoken] = captions;
  await tx
    .update(lessons)
    .set({ spokenLanguage: spoken?.language ?? null })
    .where(eq(lessons.id, lessonId));
  await recordEvent(tx, { name: 'captions_changed', courseId, lessonId });
}
