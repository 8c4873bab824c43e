import type { Transcription } from '@academy/contract/captions/caption.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { captionTracks, transcriptions } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';

/** What is known of the sound of a lesson's film. */
export interface LessonSpeech {
  readonly authorId: string;
  readonly courseLanguage: string | null;
  readonly spokenLanguage: string | null;
  /** The newest version that can be watched. */
  readonly assetId: string | null;
  /** Whose video it is: creators take turns at the worker. */
  readonly createdBy: string | null;
  readonly transcription: Transcription | null;
}

const speech = preparedSql<LessonSpeech>(
  'lesson_speech',
  sql`
  select courses.author_id as "authorId", courses.language as "courseLanguage",
    lessons.spoken_language as "spokenLanguage", film.id as "assetId", film.created_by as "createdBy",
    film.transcription
  from lessons
  join courses on courses.id = lessons.course_id
  left join lateral (
    select asset.id, asset.created_by, (
      select json_build_object('state', state, 'language', language, 'percent', percent, 'reason', reason)
      from transcriptions where asset_id = asset.id
    ) as transcription
    from video_assets asset
    where asset.lesson_id = lessons.id and asset.retired_at is null
      and exists (select from video_renditions where asset_id = asset.id)
    order by asset.version desc limit 1
  ) film on true
  where lessons.id = ${sql.placeholder('lessonId')}`,
);

export async function findSpeech(db: Queryable, lessonId: string): Promise<LessonSpeech | undefined> {
  return (await speech(db, { lessonId }))[0];
}

/** Choices of one lesson come one after the other. */
export async function lockLesson(tx: Transaction, lessonId: string): Promise<void> {
  await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId)).for('no key update');
}

export async function chooseLanguage(
  tx: Transaction,
  lessonId: string,
  spokenLanguage: string | null,
): Promise<void> {
  await tx.update(lessons).set({ spokenLanguage }).where(eq(lessons.id, lessonId));
}

/** What the academy heard in a language that is not spoken there is no use to anybody; what people made stays. */
export async function deleteMisheard(tx: Transaction, lessonId: string, spoken: string): Promise<void> {
  await tx
    .delete(captionTracks)
    .where(
      and(
        eq(captionTracks.lessonId, lessonId),
        eq(captionTracks.origin, 'machine'),
        isNull(captionTracks.correctedAt),
        ne(captionTracks.language, spoken),
      ),
    );
}

/** Ends the jobs of a lesson's film that have not ended, because what they write is not wanted. */
export async function stopHearing(
  tx: Transaction,
  lessonId: string,
  { language, reason }: { readonly language?: string; readonly reason: 'already_corrected' | 'removed' },
): Promise<void> {
  await tx
    .update(transcriptions)
    .set({ state: 'skipped', reason, updatedAt: sql`now()` })
    .where(
      and(
        inArray(transcriptions.state, ['waiting', 'working']),
        language === undefined ? undefined : eq(transcriptions.language, language),
        sql`${transcriptions.assetId} in (select id from video_assets where lesson_id = ${lessonId})`,
      ),
    );
}
