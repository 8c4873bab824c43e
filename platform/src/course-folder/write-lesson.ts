import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { chapters } from '../database/schema/captions.ts';
import { filmCopies } from '../database/schema/course-folders.ts';
import { lessons } from '../database/schema/curriculum.ts';
import { quizQuestions, quizzes } from '../database/schema/quizzes.ts';
import { uploads } from '../database/schema/videos.ts';
import { newId } from '../ids.ts';
import { recordEvent } from '../outbox/outbox.ts';
import { removeVersions } from '../videos/removed-videos.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import { addVideoVersion } from '../videos/video-versions.ts';
import type { PlannedLesson } from './plan-import.ts';
import { writeCaptions } from './write-captions.ts';
import type { LessonPlace, WriteParts } from './write-parts.ts';
import { writeResources } from './write-resources.ts';

/** A lesson with everything that belongs to it. What is as it was is not touched. */
export async function writeLesson(
  parts: WriteParts,
  planned: PlannedLesson,
  place: LessonPlace,
): Promise<void> {
  const { tx, courseId } = parts;
  const { id, stored, lesson } = planned;
  const { title, content, duration, takeaways, spokenLanguage, preview: isPreview } = lesson;
  const values = {
    ...{ title, duration, takeaways, spokenLanguage, isPreview },
    ...{ moduleId: place.moduleId, position: place.position },
    videoUrl: lesson.video,
    content,
  };
  if (stored === null) await tx.insert(lessons).values({ id, courseId, ...values });
  else {
    const revisions = {
      revision: sql`${lessons.revision} + 1`,
      takeawaysRevision: sql`${lessons.takeawaysRevision} + 1`,
      chaptersRevision: sql`${lessons.chaptersRevision} + 1`,
    };
    await tx
      .update(lessons)
      .set({ ...values, ...revisions })
      .where(eq(lessons.id, id));
  }
  await writeFilm(parts, planned, place);
  await writeChapters(parts, planned);
  await writeQuestions(parts, planned);
  await writeCaptions(parts, planned);
  await writeResources(parts, planned, place);
}

async function writeFilm(
  { tx, jobs, courseId }: WriteParts,
  planned: PlannedLesson,
  place: LessonPlace,
): Promise<void> {
  const { id: lessonId, stored, lesson, files } = planned;
  const createdBy = place.authorId;
  if (files.film === 'remove') {
    await removeVersions(tx, jobs, { lessonId });
    // An upload that is under way would bring one back.
    await tx.delete(uploads).where(and(eq(uploads.lessonId, lessonId), eq(uploads.purpose, 'video')));
    await recordEvent(tx, { name: 'video_removed', courseId, lessonId });
  }
  const put = place.put.films.get(planned);
  if (put !== undefined) {
    const name = lesson.film?.split('/').at(-1) ?? 'film';
    const source = { kind: 'blob', key: sourceKeyOf(put.id), bytes: put.bytes, name } as const;
    await addVideoVersion(tx, jobs, { id: put.id, lessonId, createdBy, source });
    await tx.insert(filmCopies).values({ assetId: put.id, sha256: put.sha256 });
  }
  if (lesson.video === (stored?.videoUrl ?? null)) return;
  const link = lesson.video === null ? null : readVideoLink(lesson.video);
  if (link?.kind === 'file') {
    await addVideoVersion(tx, jobs, {
      id: newId(),
      lessonId,
      createdBy,
      source: { kind: 'link', url: link.url },
    });
  } else await removeVersions(tx, jobs, { lessonId, only: 'fetched' });
}

async function writeChapters({ tx }: WriteParts, { id: lessonId, lesson }: PlannedLesson): Promise<void> {
  await tx.delete(chapters).where(eq(chapters.lessonId, lessonId));
  if (lesson.chapters.length === 0) return;
  await tx
    .insert(chapters)
    .values(lesson.chapters.map(({ at: seconds, title }) => ({ lessonId, seconds, title })));
}

/** Those that keep their id keep what was answered to them. */
async function writeQuestions({ tx }: WriteParts, planned: PlannedLesson): Promise<void> {
  const { id: lessonId, questions, areQuestionsChanged } = planned;
  if (!areQuestionsChanged) return;
  await tx
    .insert(quizzes)
    .values({ lessonId, revision: 1 })
    .onConflictDoUpdate({ target: quizzes.lessonId, set: { revision: sql`${quizzes.revision} + 1` } });
  const kept = questions.map(({ id }) => id);
  const ofLesson = eq(quizQuestions.lessonId, lessonId);
  await tx
    .delete(quizQuestions)
    .where(kept.length === 0 ? ofLesson : and(ofLesson, notInArray(quizQuestions.id, kept)));
  for (const [index, { id, question }] of questions.entries()) {
    const { id: _, prompt, explanation, atSeconds, ...solution } = question;
    const values = { position: index + 1, prompt, explanation, atSeconds, solution };
    await tx
      .insert(quizQuestions)
      .values({ id, lessonId, ...values })
      .onConflictDoUpdate({ target: quizQuestions.id, set: values, setWhere: ofLesson });
  }
}
