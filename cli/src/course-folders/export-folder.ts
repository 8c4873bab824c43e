import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import { type ExportParts, exportCourse } from '@academy/platform/course-folder/export-course.ts';
import { ensureTargetFolder } from '@academy/platform/data-folder.ts';
import { Problem } from '../command.ts';

export interface WrittenFolder {
  readonly title: string;
  readonly lessons: number;
  readonly files: number;
  /** Lessons whose film is not written, since nothing of it is there yet. */
  readonly missingFilms: number;
}

/** Writes a course into a new or empty folder: what lies there already is nobody's to overwrite. */
export async function exportFolder(
  parts: ExportParts,
  courseId: string,
  folder: string,
): Promise<WrittenFolder> {
  await ensureTargetFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Problem(`The folder ${folder} is not empty.`);
  const exported = await exportCourse(parts, courseId, { withFilms: true });
  if (exported === null) throw new Problem('There is no such course.');
  for (const { name, open } of exported.files) {
    const file = path.join(folder, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    const content = await open();
    const stream = content instanceof Readable ? content : Readable.from([content]);
    await pipeline(stream, createWriteStream(file, { flags: 'wx' }));
  }
  const { course, files, missingFilms } = exported;
  await recordAudit(parts.database.db, { action: 'course_exported', actorId: null, courseId });
  const lessons = course.modules.reduce((sum, module) => sum + module.lessons.length, 0);
  return { title: course.title, lessons, files: files.length, missingFilms };
}
