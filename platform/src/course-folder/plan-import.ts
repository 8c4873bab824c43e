import { isDeepStrictEqual } from 'node:util';
import type { ImportChange } from '@academy/contract/course-folders/course-import.ts';
import { newId } from '../ids.ts';
import { compareFiles, type FileComparison } from './compare-files.ts';
import type { CourseFolder, LessonInFolder, ModuleInFolder } from './course-format.ts';
import type { FilmStore } from './film-bytes.ts';
import type { FolderFiles } from './folder-files.ts';
import { matchThings } from './match-things.ts';
import { type DetailChanges, detailChanges } from './plan-details.ts';
import { type PlannedParts, planParts } from './plan-parts.ts';
import type { StoredCourse, StoredLesson, StoredModule } from './stored-course.ts';

/*
 * What an import would do, thing by thing, before it does anything: which stored module, lesson, question and file each of
 * the folder is, and whether it differs. It is shown to the person who imports, and then carried out.
 */

export interface PlannedLesson extends PlannedParts {
  readonly id: string;
  readonly stored: StoredLesson | null;
  readonly lesson: LessonInFolder;
  readonly files: FileComparison;
}

export interface PlannedModule {
  readonly id: string;
  readonly stored: StoredModule | null;
  readonly module: ModuleInFolder;
  readonly lessons: readonly PlannedLesson[];
}

export interface ImportPlan {
  /** Null for a new course. */
  readonly stored: StoredCourse | null;
  readonly folder: CourseFolder;
  readonly details: DetailChanges;
  readonly modules: readonly PlannedModule[];
  readonly removedModules: readonly StoredModule[];
  readonly removedLessons: readonly StoredLesson[];
  readonly changes: readonly ImportChange[];
}

export async function planImport(
  store: FilmStore,
  { stored, folder, files }: { stored: StoredCourse | null; folder: CourseFolder; files: FolderFiles },
): Promise<ImportPlan> {
  const storedModules = stored?.modules ?? [];
  const storedLessons = storedModules.flatMap(({ lessons }) => lessons);
  const byTitle = { stored: titleOf, folder: titleOf };
  const matchedModules = matchThings(storedModules, folder.modules, byTitle);
  const lessonsInFolder = folder.modules.flatMap(({ lessons }) => lessons);
  const matchedLessons = matchThings(storedLessons, lessonsInFolder, byTitle);
  const details = await detailChanges(store, stored, folder, files);
  const changes: ImportChange[] = [...details.changes];

  const modules: PlannedModule[] = [];
  for (const [index, module] of folder.modules.entries()) {
    const before = matchedModules.get(module) ?? null;
    if (before === null) changes.push({ kind: 'module', change: 'added', name: module.title });
    else if (before.title !== module.title || storedModules.indexOf(before) !== index) {
      changes.push({ kind: 'module', change: 'changed', name: module.title });
    }
    const lessons: PlannedLesson[] = [];
    for (const [place, lesson] of module.lessons.entries()) {
      const known = matchedLessons.get(lesson) ?? null;
      const parts = planParts(known, lesson);
      const compared = await compareFiles(store, { stored: known, lesson, files, parts });
      const wasHere = before?.lessons.indexOf(known ?? ({} as StoredLesson)) === place;
      if (known === null) changes.push({ kind: 'lesson', change: 'added', name: lesson.title });
      else if (!wasHere || !isSameLesson(known, lesson)) {
        changes.push({ kind: 'lesson', change: 'changed', name: lesson.title });
      }
      changes.push(...parts.changes, ...compared.changes);
      lessons.push({ id: known?.id ?? newId(), stored: known, lesson, files: compared, ...parts });
    }
    modules.push({ id: before?.id ?? newId(), stored: before, module, lessons });
  }

  const keptModules = new Set(matchedModules.values());
  const keptLessons = new Set(matchedLessons.values());
  const removedModules = storedModules.filter((module) => !keptModules.has(module));
  const removedLessons = storedLessons.filter((lesson) => !keptLessons.has(lesson));
  const removed = (kind: ImportChange['kind']) => (one: { title: string }) =>
    ({ kind, change: 'removed', name: one.title }) as const;
  changes.push(...removedModules.map(removed('module')), ...removedLessons.map(removed('lesson')));
  return { stored, folder, details, modules, removedModules, removedLessons, changes };
}

function titleOf({ title }: { readonly title: string }): string {
  return title;
}

/** What its own row says; its questions, files and film are compared by themselves. */
function isSameLesson(stored: StoredLesson, lesson: LessonInFolder): boolean {
  const { title, duration, video, spokenLanguage, preview, takeaways, chapters, content } = lesson;
  return isDeepStrictEqual(
    [title, duration, video, spokenLanguage, preview, takeaways, chapters, content],
    [
      ...[stored.title, stored.duration, stored.videoUrl, stored.spokenLanguage, stored.isPreview],
      ...[stored.takeaways, stored.chapters, trimmed(stored.content)],
    ],
  );
}

/** As a folder has it: blank lines around a text do not count. */
function trimmed(content: string | null): string | null {
  return (content ?? '').replaceAll('\r\n', '\n').trim() || null;
}
