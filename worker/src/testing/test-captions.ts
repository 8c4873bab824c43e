/** Reads and changes captions as the rest of the academy does, for tests of the job that makes them. */
import { captionCues, captionTracks, transcriptions } from '@academy/platform/database/schema/captions.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { TestVideos } from './test-videos.ts';

const waitOptions = { timeout: 240_000, interval: 50 };

export function testCaptions({ db, insertLesson }: Pick<TestVideos, 'db' | 'insertLesson'>) {
  return {
    /** A lesson of a course in this language. */
    async lessonIn(language: string | null): Promise<string> {
      const lessonId = await insertLesson();
      const course = db.select({ id: lessons.courseId }).from(lessons).where(eq(lessons.id, lessonId));
      await db.update(courses).set({ language }).where(eq(courses.id, course));
      return lessonId;
    },

    async transcription(assetId: string) {
      const [row] = await db.select().from(transcriptions).where(eq(transcriptions.assetId, assetId));
      return row;
    },

    /** Waits until the job has ended one way or the other. */
    async settled(assetId: string) {
      await vi.waitFor(async () => {
        const state = (await this.transcription(assetId))?.state;
        expect(['done', 'skipped', 'failed']).toContain(state);
      }, waitOptions);
      return this.transcription(assetId);
    },

    async tracks(lessonId: string) {
      return db
        .select()
        .from(captionTracks)
        .where(eq(captionTracks.lessonId, lessonId))
        .orderBy(asc(captionTracks.language));
    },

    async cues(lessonId: string) {
      return db
        .select({
          id: captionCues.id,
          startMs: captionCues.startMs,
          endMs: captionCues.endMs,
          text: captionCues.text,
        })
        .from(captionCues)
        .innerJoin(captionTracks, eq(captionTracks.id, captionCues.trackId))
        .where(eq(captionTracks.lessonId, lessonId))
        .orderBy(asc(captionCues.startMs));
    },

    /** Every word of a lesson's captions, in order, as it was said. */
    async words(lessonId: string): Promise<string[]> {
      const text = (await this.cues(lessonId)).map((cue) => cue.text).join(' ');
      return text.toLowerCase().match(/[a-z]+/g) ?? [];
    },

    /** As a person corrects them. */
    async correct(lessonId: string, from: string, to: string): Promise<void> {
      const [track] = await this.tracks(lessonId);
      await db.execute(
        sql`update caption_cues set text = replace(text, ${from}, ${to}), revision = revision + 1 where track_id = ${track?.id ?? ''}`,
      );
      await db
        .update(captionTracks)
        .set({ correctedAt: sql`now()` })
        .where(eq(captionTracks.id, track?.id ?? ''));
    },
  };
}
