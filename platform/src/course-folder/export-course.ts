import type { Readable } from 'node:stream';
import { writeWebVtt } from '@academy/contract/captions/write-caption-file.ts';
import { readCoverPath } from '@academy/contract/courses/cover.ts';
import { asc, eq } from 'drizzle-orm';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../database/connect.ts';
import { captionCues } from '../database/schema/captions.ts';
import type { Secrets } from '../secrets.ts';
import type { ZipMember } from '../zip/write-zip.ts';
import { filmExtension, openFilm } from './film-bytes.ts';
import { FolderNames, fileSlug, numbered } from './folder-names.ts';
import { findStoredCourse, type StoredCourse, type StoredLesson } from './stored-course.ts';
import { courseYaml, lessonMarkdown, moduleYaml } from './write-course.ts';

export interface ExportParts {
  readonly database: Pick<Database, 'db'>;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly secrets: Secrets;
}

export interface CourseExport {
  readonly course: StoredCourse;
  /** Its folder, file by file; each is opened when it is wanted. */
  readonly files: readonly ZipMember[];
  /** Lessons whose film is not among them, though it should be: nothing of it is there yet. */
  readonly missingFilms: number;
}

/** The course as a folder; null when there is no such course. The texts are those of one moment. */
export async function exportCourse(
  parts: ExportParts,
  courseId: string,
  { withFilms }: { readonly withFilms: boolean },
): Promise<CourseExport | null> {
  const course = await parts.database.db.transaction((tx) => findStoredCourse(tx, courseId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (course === null) return null;
  const cover = coverOf(course);
  const files: ZipMember[] = [text('course.yaml', courseYaml(course, cover.name))];
  if (cover.key !== null) files.push(blobMember(parts, cover.name ?? '', cover.key));
  for (const [index, module] of course.modules.entries()) {
    const folder = numbered(index, course.modules.length, fileSlug(module.title, 'module'));
    files.push(text(`${folder}/module.yaml`, moduleYaml(module)));
    const names = new FolderNames();
    for (const [place, lesson] of module.lessons.entries()) {
      const base = numbered(place, module.lessons.length, fileSlug(lesson.title, 'lesson'));
      files.push(...lessonFiles(parts, lesson, { folder, base, names, withFilms }));
    }
  }
  const filmless = course.modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ film, videoUrl }) => film !== null && videoUrl === null && filmExtension(film) === null);
  return { course, files, missingFilms: withFilms ? filmless.length : 0 };
}

interface LessonPlace {
  readonly folder: string;
  readonly base: string;
  readonly names: FolderNames;
  readonly withFilms: boolean;
}

function* lessonFiles(parts: ExportParts, lesson: StoredLesson, place: LessonPlace): Generator<ZipMember> {
  const { folder, base, names, withFilms } = place;
  const { film, videoUrl } = lesson;
  // What was fetched from a link is fetched again from there.
  const extension = film !== null && withFilms && videoUrl === null ? filmExtension(film) : null;
  const filmName = extension === null ? null : names.take(base, extension);
  const captions = new Map(
    lesson.captions.map(({ id, language }) => [id, names.take(base, `.${language}.vtt`)]),
  );
  const resources = new Map(
    lesson.resources
      .filter(({ sourceKey }) => sourceKey !== null)
      .map(({ id, name, extension }) => [
        id,
        `files/${names.take(`${base.slice(0, base.indexOf('-'))}-${fileSlug(name, 'file')}`, extension ?? '')}`,
      ]),
  );
  yield text(`${folder}/${base}.md`, lessonMarkdown(lesson, { film: filmName, captions, resources }));
  const { db } = parts.database;
  if (film !== null && filmName !== null) {
    const open = () => openFilm({ ...parts, db }, film);
    yield { name: `${folder}/${filmName}`, isCompressed: true, open };
  }
  for (const [trackId, name] of captions) {
    yield { name: `${folder}/${name}`, open: async () => Buffer.from(await captionFile(parts, trackId)) };
  }
  for (const { id, sourceKey } of lesson.resources) {
    const name = resources.get(id);
    if (name !== undefined && sourceKey !== null) yield blobMember(parts, `${folder}/${name}`, sourceKey);
  }
}

function coverOf({ thumbnailUrl }: StoredCourse): { name: string | null; key: string | null } {
  const own = thumbnailUrl === null ? null : readCoverPath(thumbnailUrl);
  if (own === null) return { name: thumbnailUrl, key: null };
  const extension = own.file.slice(own.file.lastIndexOf('.'));
  return { name: `cover${extension}`, key: `covers/${own.courseId}/${own.file}` };
}

function text(name: string, content: string): ZipMember {
  return { name, open: async () => Buffer.from(content) };
}

function blobMember({ blobs }: ExportParts, name: string, key: string): ZipMember {
  return {
    name,
    open: async (): Promise<Readable> => {
      const blob = await blobs.get(key);
      if (blob === null) throw new Error(`The file ${key} is gone.`);
      return blob.stream;
    },
  };
}

async function captionFile({ database: { db } }: ExportParts, trackId: string): Promise<string> {
  const cues = await db
    .select({ startMs: captionCues.startMs, endMs: captionCues.endMs, text: captionCues.text })
    .from(captionCues)
    .where(eq(captionCues.trackId, trackId))
    .orderBy(asc(captionCues.startMs), asc(captionCues.endMs), asc(captionCues.id));
  return writeWebVtt(cues);
}
