import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';
import type { FolderFiles } from '../course-folder/folder-files.ts';
import { addContent, type PackageParts } from './content-lesson.ts';
import { courseDetails } from './course-details.ts';
import { fileKind } from './file-kinds.ts';
import { LessonDraft } from './lesson-draft.ts';
import { readManifest } from './manifest.ts';
import type { ManifestResource } from './manifest-resources.ts';
import { type OutlinedLesson, outlineOf } from './outline.ts';
import { PackageFiles } from './package-files.ts';
import { PackageNotes } from './package-notes.ts';
import { PackageProblemError } from './package-problem.ts';
import { addQuiz, readPart } from './quiz-lesson.ts';
import { childAt, readXml } from './read-xml.ts';
import { resourceKind } from './resource-kinds.ts';
import { writeCourseView } from './write-course-view.ts';

/*
 * A package of another system, SCORM 1.2 or Common Cartridge, as the course folder that it could have been. What a course
 * has no place for is told in the report, and nothing of a package is ever run.
 */

export const MANIFEST = 'imsmanifest.xml';
const MOST_BYTES_OF_MANIFEST = 8 * 1024 * 1024;

export interface ReadPackage {
  readonly files: FolderFiles;
  readonly report: PackageReport;
}

/** Whether a folder is a package of another system, and none of ours. */
export async function isPackage(source: FolderFiles): Promise<boolean> {
  const [ours, theirs] = await Promise.all([source.size('course.yaml'), source.size(MANIFEST)]);
  return ours === null && theirs !== null;
}

/** Throws PackageProblemError for a package that is not read at all. */
export async function readPackage(source: FolderFiles): Promise<ReadPackage> {
  const size = (await source.size(MANIFEST)) ?? 0;
  if (size > MOST_BYTES_OF_MANIFEST) throw new PackageProblemError('manifest_too_large', MANIFEST);
  const manifest = readManifest(readXml(MANIFEST, await source.read(MANIFEST)));
  const notes = new PackageNotes();
  const files = await PackageFiles.list(source);
  const parts: PackageParts = { manifest, files, notes };
  const modules: { id: string | null; title: string; lessons: LessonDraft[] }[] = [];
  for (const { id, title, lessons } of outlineOf(manifest, notes)) {
    const drafts: LessonDraft[] = [];
    for (const outlined of lessons) {
      const draft = await draftOf(outlined, parts);
      if (draft !== null) drafts.push(draft);
    }
    modules.push({ id, title, lessons: drafts });
  }
  const all = modules.flatMap(({ lessons }) => lessons);
  if (all.length === 0) throw new PackageProblemError('nothing_inside');
  const details = courseDetails(manifest, notes);
  noteTheRest(parts, all);
  const view = writeCourseView(source, { details, modules });
  const { format, version } = manifest;
  return {
    files: view,
    report: { format, version, taken: { modules: modules.length, ...counted(all) }, parts: notes.list() },
  };
}

/** Null for an item that no lesson can be made of. */
async function draftOf({ title, item }: OutlinedLesson, parts: PackageParts): Promise<LessonDraft | null> {
  const resource = parts.manifest.resources.get(item.resource ?? '');
  if (resource === undefined) {
    parts.notes.add('items_empty', title);
    return null;
  }
  const kind = resourceKind(resource.type);
  if (kind !== 'content' && kind !== 'link' && kind !== 'quiz') {
    parts.notes.add(kind, title);
    return null;
  }
  const lesson = new LessonDraft({ id: item.id, title }, parts.notes);
  if (kind === 'content') await addContent(lesson, resource, parts);
  else await addPart(lesson, kind, resource, parts);
  if (lesson.isEmpty) lesson.note('texts_empty');
  return lesson;
}

async function addPart(
  lesson: LessonDraft,
  kind: 'link' | 'quiz',
  { start, files: own }: ManifestResource,
  parts: PackageParts,
): Promise<void> {
  const path = start !== null && 'path' in start ? start.path : (own[0] ?? '');
  const file = parts.files.find(path);
  if (file === null) return parts.notes.add('files_missing', path);
  if (kind === 'quiz') return addQuiz(lesson, file, parts);
  const root = await readPart(lesson, file, parts);
  const address = childAt(root ?? undefined, 'url')?.attributes.get('href') ?? '';
  if (!lesson.addLink(address, lesson.title)) lesson.note('links');
}

/** What the outline does not lead to. */
function noteTheRest({ manifest, files, notes }: PackageParts, lessons: readonly LessonDraft[]): void {
  for (const { id, type } of manifest.resources.values()) {
    if (resourceKind(type) === 'question_banks') notes.add('question_banks', id);
  }
  const taken = new Set(
    lessons.flatMap(({ film, resources }) => [
      film,
      ...resources.map((one) => ('file' in one ? one.file : null)),
    ]),
  );
  for (const file of files.unread()) {
    if (!taken.has(file) && fileKind(file) !== 'machinery') notes.add('files_unused', file);
  }
  notes.add('organizations', manifest.title, manifest.otherOrganizations);
  notes.add('manifests', manifest.title, manifest.innerManifests);
}

function counted(lessons: readonly LessonDraft[]): Omit<PackageReport['taken'], 'modules'> {
  const count = (of: (lesson: LessonDraft) => number) => lessons.reduce((sum, lesson) => sum + of(lesson), 0);
  return {
    lessons: lessons.length,
    texts: count(({ content }) => (content === '' ? 0 : 1)),
    films: count(({ film, video }) => (film === null && video === null ? 0 : 1)),
    files: count(({ resources }) => resources.filter((one) => 'file' in one).length),
    links: count(({ resources }) => resources.filter((one) => 'link' in one).length),
    questions: count(({ questions }) => questions.length),
  };
}
