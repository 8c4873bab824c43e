import { spokenLanguageOf } from '@academy/contract/captions/spoken-language.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { transcriptions } from '@academy/platform/database/schema/captions.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';

/** A version of a film whose captions are to be made, and what is known of it. */
export interface CaptionFilm {
  readonly assetId: string;
  readonly lessonId: string;
  readonly courseId: string;
  readonly hasSound: boolean;
  readonly durationSeconds: number;
  readonly sealedKey: string;
  /** Of the smallest rendition: it has the same sound as the others, and the fewest bytes to read. */
  readonly height: number;
  readonly playlistKey: string;
  /** What is spoken; null where nobody said. */
  readonly language: string | null;
  /** The course's names and terms. */
  readonly words: readonly string[];
  /** How far it was heard, in which language. */
  readonly reachedMs: number;
  readonly reachedIn: string | null;
  /** Done, or stopped meanwhile by who edits the lesson. */
  readonly isSettled: boolean;
}

/** null when the version was replaced or removed, or cannot be watched. */
export async function findFilm(db: Queryable, assetId: string): Promise<CaptionFilm | null> {
  const [row] = await db
    .select({
      lessonId: lessons.id,
      courseId: lessons.courseId,
      hasAudio: videoAssets.hasAudio,
      codecs: videoRenditions.codecs,
      durationSeconds: videoAssets.durationSeconds,
      sealedKey: videoAssets.sealedKey,
      height: videoRenditions.height,
      playlistKey: videoRenditions.playlistKey,
      spokenLanguage: lessons.spokenLanguage,
      courseLanguage: courses.language,
      words: courses.wordList,
      reachedMs: transcriptions.reachedMs,
      reachedIn: transcriptions.language,
      state: transcriptions.state,
    })
    .from(videoAssets)
    .innerJoin(lessons, eq(lessons.id, videoAssets.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(videoRenditions, eq(videoRenditions.assetId, videoAssets.id))
    .leftJoin(transcriptions, eq(transcriptions.assetId, videoAssets.id))
    .where(and(eq(videoAssets.id, assetId), isNull(videoAssets.retiredAt)))
    .orderBy(asc(videoRenditions.height))
    .limit(1);
  if (row === undefined) return null;
  const { hasAudio, codecs, spokenLanguage, courseLanguage, state, ...film } = row;
  return {
    ...film,
    assetId,
    hasSound: hasAudio !== false && codecs.includes('mp4a'),
    durationSeconds: row.durationSeconds ?? 0,
    sealedKey: row.sealedKey ?? '',
    language: spokenLanguageOf({ spokenLanguage, courseLanguage }),
    reachedMs: row.reachedMs ?? 0,
    isSettled: state !== null && state !== 'waiting' && state !== 'working',
  };
}
