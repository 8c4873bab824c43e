import { spokenLanguageOf } from '@academy/contract/captions/spoken-language.ts';
import type { Chapter, Chapters } from '@academy/contract/chapters/chapter-calls.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { captionCues, captionTracks, chapters } from '@academy/platform/database/schema/captions.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { SpokenCue } from './proposed-chapters.ts';

const list = prepared((db) =>
  db
    .select({ seconds: chapters.seconds, title: chapters.title, revision: lessons.chaptersRevision })
    .from(lessons)
    .leftJoin(chapters, eq(chapters.lessonId, lessons.id))
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .orderBy(asc(chapters.seconds))
    .prepare('chapters_find'),
);

/** In the order of the film; undefined where there is no such lesson. */
export async function findChapters(db: Queryable, lessonId: string): Promise<Chapters | undefined> {
  const rows = await list(db, { lessonId });
  if (rows[0] === undefined) return undefined;
  return {
    revision: rows[0].revision,
    chapters: rows.flatMap(({ seconds, title }) =>
      seconds === null || title === null ? [] : [{ seconds, title }],
    ),
  };
}

/** Replaces the chapters of a lesson. */
export async function writeChapters(
  tx: Transaction,
  lessonId: string,
  next: readonly Chapter[],
): Promise<void> {
  await tx
    .update(lessons)
    .set({ chaptersRevision: sql`${lessons.chaptersRevision} + 1` })
    .where(eq(lessons.id, lessonId));
  await tx.delete(chapters).where(eq(chapters.lessonId, lessonId));
  if (next.length > 0) {
    await tx.insert(chapters).values(next.map(({ seconds, title }) => ({ lessonId, seconds, title })));
  }
}

export async function findContent(db: Queryable, lessonId: string): Promise<string> {
  const [lesson] = await db
    .select({ content: lessons.content })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  return lesson?.content ?? '';
}

/** Of one track: that of the language which is spoken in the lesson, else the one that was there first. */
export async function listSpokenCues(db: Queryable, lessonId: string): Promise<SpokenCue[]> {
  const tracks = await db
    .select({
      id: captionTracks.id,
      language: captionTracks.language,
      spokenLanguage: lessons.spokenLanguage,
      courseLanguage: courses.language,
    })
    .from(captionTracks)
    .innerJoin(lessons, eq(lessons.id, captionTracks.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(captionTracks.lessonId, lessonId))
    .orderBy(asc(captionTracks.createdAt));
  const track = tracks.find((one) => one.language === spokenLanguageOf(one)) ?? tracks[0];
  if (track === undefined) return [];
  return db
    .select({ startMs: captionCues.startMs, endMs: captionCues.endMs, text: captionCues.text })
    .from(captionCues)
    .where(eq(captionCues.trackId, track.id))
    .orderBy(asc(captionCues.startMs), asc(captionCues.endMs));
}
