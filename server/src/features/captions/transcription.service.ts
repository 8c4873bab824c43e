import type { Captions } from '@academy/contract/captions/caption-calls.ts';
import { spokenLanguageOf } from '@academy/contract/captions/spoken-language.ts';
import { requestCaptionsAgain } from '@academy/platform/captions/request-captions.ts';
import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { canManage, type Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import * as speech from './speech.repository.ts';
import { findTrack, listTracks, presentTrack } from './tracks.repository.ts';

interface LessonPath {
  readonly courseId: string;
  readonly lessonId: string;
}

export interface TranscriptionParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

export type TranscriptionService = ReturnType<typeof createTranscriptionService>;

/** What is spoken in a lesson, and captions that the academy makes of it. */
export function createTranscriptionService({ database: { db }, jobs }: TranscriptionParts) {
  /** The tracks of a lesson; how its film is being heard is for those who edit it. */
  const list = async (viewer: Viewer | null, lessonId: string): Promise<Captions> => {
    const [found, tracks] = await Promise.all([find(db, lessonId), listTracks(db, lessonId)]);
    const { spokenLanguage: chosenLanguage, transcription } = found;
    return {
      tracks: tracks.map(presentTrack),
      spokenLanguage: spokenLanguageOf(found),
      ...(canManage(found, viewer) ? { editing: { chosenLanguage, transcription } } : {}),
    };
  };

  /** What a person brought, wrote or corrected is never overwritten, and then nothing is begun. Answers whether it was. */
  const begin = async (tx: Transaction, lessonId: string, found: speech.LessonSpeech): Promise<boolean> => {
    const { assetId, createdBy } = found;
    if (assetId === null) throw new Refusal('no_video');
    const language = spokenLanguageOf(found);
    const track = language === null ? undefined : await findTrack(tx, { lessonId, language });
    // The rest of a film is heard even where its beginning was corrected already.
    const goesOn = track?.origin === 'machine' && !track.isComplete && track.assetId === assetId;
    const isOfPeople = track !== undefined && (track.origin !== 'machine' || track.correctedAt !== null);
    if (isOfPeople && !goesOn) return false;
    await requestCaptionsAgain(tx, jobs, { assetId, createdBy, language, goesOn });
    return true;
  };

  return {
    list,

    /** Made anew even where a job is under way: that one finds that it was started over. */
    async transcribe(viewer: Viewer, { lessonId }: LessonPath): Promise<Captions> {
      await db.transaction(async (tx) => {
        await speech.lockLesson(tx, lessonId);
        if (!(await begin(tx, lessonId, await find(tx, lessonId)))) throw new Refusal('captions_corrected');
      });
      return list(viewer, lessonId);
    },

    async chooseLanguage(
      viewer: Viewer,
      { courseId, lessonId }: LessonPath,
      language: string | null,
    ): Promise<Captions> {
      await db.transaction(async (tx) => {
        await speech.lockLesson(tx, lessonId);
        const before = await find(tx, lessonId);
        const after = { ...before, spokenLanguage: language };
        await speech.chooseLanguage(tx, lessonId, language);
        const spoken = spokenLanguageOf(after);
        if (spoken === null || spoken === spokenLanguageOf(before)) return;
        if (after.assetId !== null && !(await begin(tx, lessonId, after))) {
          await speech.stopHearing(tx, lessonId, { reason: 'already_corrected' });
        }
        await speech.deleteMisheard(tx, lessonId, spoken);
        await recordEvent(tx, { name: 'captions_changed', courseId, lessonId });
      });
      return list(viewer, lessonId);
    },
  };
}

async function find(db: Queryable, lessonId: string): Promise<speech.LessonSpeech> {
  const found = await speech.findSpeech(db, lessonId);
  if (found === undefined) throw new Refusal('lesson_not_found');
  return found;
}
