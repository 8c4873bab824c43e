import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { captionTracks, chapters } from '../database/schema/captions.ts';
import { certificateRules } from '../database/schema/certificates.ts';
import { folderIds } from '../database/schema/course-folders.ts';
import { courses } from '../database/schema/courses.ts';
import { lessons, modules } from '../database/schema/curriculum.ts';
import { quizQuestions } from '../database/schema/quizzes.ts';
import { lessonResources } from '../database/schema/resources.ts';
import { users } from '../database/schema/users.ts';
import { videoAssets, videoRenditions } from '../database/schema/videos.ts';

/*
 * A course as the database has it, with everything that its creator wrote. What is said in films is asked for by its
 * track, and films and files by their keys: they may be large.
 */

export type StoredCourse = NonNullable<Awaited<ReturnType<typeof findStoredCourse>>>;
export type StoredModule = StoredCourse['modules'][number];
export type StoredLesson = StoredModule['lessons'][number];
export type StoredQuestion = StoredLesson['questions'][number];
export type StoredResource = StoredLesson['resources'][number];
export type StoredFilm = NonNullable<StoredLesson['film']>;

export async function findStoredCourse(db: Queryable, courseId: string) {
  const [course] = await db
    .select({
      ...{ id: courses.id, authorId: courses.authorId, status: courses.status, title: courses.title },
      ...{ description: courses.description, category: courses.category, language: courses.language },
      ...{ difficulty: courses.difficulty, price: courses.price, totalDuration: courses.totalDuration },
      ...{ isNew: courses.isNew, isBestseller: courses.isBestseller, isFeatured: courses.isFeatured },
      ...{ thumbnailUrl: courses.thumbnailUrl, instructor: courses.instructor, words: courses.wordList },
      whatYouWillLearn: courses.whatYouWillLearn,
      requirements: courses.requirements,
      targetAudience: courses.targetAudience,
      passMark: certificateRules.passMark,
      author: { name: users.name, displayName: users.displayName },
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.authorId))
    .leftJoin(certificateRules, eq(certificateRules.courseId, courses.id))
    .where(eq(courses.id, courseId));
  if (course === undefined) return null;
  const called = await folderNames(db, courseId);
  const inModules = await lessonsOf(db, courseId, called);
  const moduleRows = await db
    .select({ id: modules.id, title: modules.title })
    .from(modules)
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.position));
  return {
    ...course,
    folderId: called(course.id),
    modules: moduleRows.map((module) => ({
      ...module,
      folderId: called(module.id),
      lessons: inModules.filter(({ moduleId }) => moduleId === module.id),
    })),
  };
}

/** What the folder calls a thing: what it was called when it came, else its own id. */
async function folderNames(db: Queryable, courseId: string): Promise<(id: string) => string> {
  const rows = await db
    .select({ id: folderIds.id, folderId: folderIds.folderId })
    .from(folderIds)
    .where(eq(folderIds.courseId, courseId));
  const names = new Map(rows.map(({ id, folderId }) => [id, folderId]));
  return (id) => names.get(id) ?? id;
}

async function lessonsOf(db: Queryable, courseId: string, called: (id: string) => string) {
  const rows = await db
    .select({
      ...{ id: lessons.id, moduleId: lessons.moduleId, title: lessons.title, content: lessons.content },
      ...{ videoUrl: lessons.videoUrl, duration: lessons.duration, takeaways: lessons.takeaways },
      ...{ spokenLanguage: lessons.spokenLanguage, isPreview: lessons.isPreview },
    })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position));
  const ofCourse = db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, courseId));
  const questions = await db
    .select()
    .from(quizQuestions)
    .where(inArray(quizQuestions.lessonId, ofCourse))
    .orderBy(asc(quizQuestions.position));
  const resources = await db
    .select()
    .from(lessonResources)
    .where(inArray(lessonResources.lessonId, ofCourse))
    .orderBy(asc(lessonResources.position));
  const marks = await db
    .select()
    .from(chapters)
    .where(inArray(chapters.lessonId, ofCourse))
    .orderBy(asc(chapters.seconds));
  const tracks = await db
    .select({
      ...{ id: captionTracks.id, lessonId: captionTracks.lessonId, language: captionTracks.language },
      revision: captionTracks.revision,
    })
    .from(captionTracks)
    .where(and(inArray(captionTracks.lessonId, ofCourse), captionTracks.isComplete))
    .orderBy(asc(captionTracks.language));
  const films = await filmsOf(db, courseId);
  const of = <Row extends { lessonId: string | null }>(all: readonly Row[]) =>
    Map.groupBy(all, ({ lessonId }) => lessonId ?? '');
  const [asked, given, chaptersOf, said] = [of(questions), of(resources), of(marks), of(tracks)];
  return rows.map((lesson) => ({
    ...lesson,
    folderId: called(lesson.id),
    questions: (asked.get(lesson.id) ?? []).map((row) => ({ ...row, folderId: called(row.id) })),
    resources: (given.get(lesson.id) ?? []).map((row) => ({ ...row, folderId: called(row.id) })),
    chapters: (chaptersOf.get(lesson.id) ?? []).map(({ seconds, title }) => ({ at: seconds, title })),
    captions: said.get(lesson.id) ?? [],
    film: films.get(lesson.id) ?? null,
  }));
}

/** The newest version of each lesson that is not gone: what its creator last gave it. */
async function filmsOf(db: Queryable, courseId: string) {
  const rows = await db
    .selectDistinctOn([videoAssets.lessonId], {
      id: videoAssets.id,
      lessonId: videoAssets.lessonId,
      sourceKey: videoAssets.sourceKey,
      sourceName: videoAssets.sourceName,
      sealedKey: videoAssets.sealedKey,
      /** The best that there is to write, where the file itself is no longer kept. */
      bestHeight: sql<number | null>`(
        select max(height) from ${videoRenditions} where ${videoRenditions.assetId} = ${videoAssets.id})`,
    })
    .from(videoAssets)
    .innerJoin(lessons, eq(lessons.id, videoAssets.lessonId))
    .where(and(eq(lessons.courseId, courseId), isNull(videoAssets.retiredAt), isNull(videoAssets.removedAt)))
    .orderBy(asc(videoAssets.lessonId), desc(videoAssets.version));
  return new Map(rows.map((film) => [film.lessonId ?? '', film]));
}
