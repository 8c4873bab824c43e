import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import type { FileCue } from '@academy/contract/captions/cue-reader.ts';
import { readCaptionFile } from '@academy/contract/captions/read-caption-file.ts';
import type { ImportChange } from '@academy/contract/course-folders/course-import.ts';
import { extensionOf } from '@academy/contract/resources/resource-name.ts';
import { and, asc, eq } from 'drizzle-orm';
import { captionCues } from '../database/schema/captions.ts';
import { filmCopies } from '../database/schema/course-folders.ts';
import type { LessonInFolder } from './course-format.ts';
import type { FilmStore } from './film-bytes.ts';
import type { FolderFiles } from './folder-files.ts';
import type { PlannedParts, PlannedResource } from './plan-parts.ts';
import { FileProblemsError } from './read-yaml.ts';
import type { StoredLesson } from './stored-course.ts';

export interface FileComparison {
  readonly film: 'same' | 'put' | 'remove';
  /** Those that are new or differ, with what is said in them. */
  readonly captions: readonly { readonly language: string; readonly cues: readonly FileCue[] }[];
  readonly removedCaptions: readonly string[];
  /** Files whose bytes are new. */
  readonly putResources: ReadonlySet<PlannedResource>;
  readonly changes: readonly ImportChange[];
}

interface Compared {
  readonly stored: StoredLesson | null;
  readonly lesson: LessonInFolder;
  readonly files: FolderFiles;
  readonly parts: PlannedParts;
}

/** Films, captions and files of a lesson: by their bytes, since a person may have put another file under the same name. */
export async function compareFiles(store: FilmStore, compared: Compared): Promise<FileComparison> {
  const { stored, lesson, parts } = compared;
  const changes: ImportChange[] = [];
  const tell = (kind: ImportChange['kind'], change: ImportChange['change'], name: string) =>
    changes.push({ kind, change, name });

  const film = await compareFilm(store, compared);
  const hadFilm = stored !== null && stored.film !== null;
  if (film === 'put') tell('film', hadFilm ? 'changed' : 'added', lesson.title);
  if (film === 'remove') tell('film', 'removed', lesson.title);

  const captions: { language: string; cues: readonly FileCue[] }[] = [];
  for (const { language, path } of lesson.captions) {
    const cues = await readCues(compared.files, path, lesson.file);
    const track = stored?.captions.find((one) => one.language === language);
    if (track !== undefined && (await isSaid(store, track.id, cues))) continue;
    captions.push({ language, cues });
    tell('captions', track === undefined ? 'added' : 'changed', `${lesson.title} (${language})`);
  }
  const wanted = new Set(lesson.captions.map(({ language }) => language));
  const removedCaptions = (stored?.captions ?? [])
    .map(({ language }) => language)
    .filter((one) => !wanted.has(one));
  for (const language of removedCaptions) tell('captions', 'removed', `${lesson.title} (${language})`);

  const putResources = new Set<PlannedResource>();
  for (const [index, planned] of parts.resources.entries()) {
    const isPut = await isNewFile(store, compared.files, planned);
    if (isPut) putResources.add(planned);
    if (planned.stored === null) tell('file', 'added', planned.resource.name);
    else if (isPut || stored?.resources[index]?.id !== planned.id || !isSameResource(planned)) {
      tell('file', 'changed', planned.resource.name);
    }
  }
  return { film, captions, removedCaptions, putResources, changes };
}

/** By its bytes: those that the film once came from, or was written as, are the same film. */
async function compareFilm(
  { db }: FilmStore,
  { stored, lesson, files }: Compared,
): Promise<FileComparison['film']> {
  const before = stored?.film ?? null;
  if (lesson.film === null) {
    return before === null || lesson.hasFilm || lesson.video !== null ? 'same' : 'remove';
  }
  if (before === null || stored?.videoUrl !== null) return 'put';
  const sha256 = await hashOf(await files.open(lesson.film));
  const [copy] = await db
    .select({ sha256: filmCopies.sha256 })
    .from(filmCopies)
    .where(and(eq(filmCopies.assetId, before.id), eq(filmCopies.sha256, sha256)));
  return copy === undefined ? 'put' : 'same';
}

async function readCues(files: FolderFiles, path: string, file: string): Promise<readonly FileCue[]> {
  const problem = (message: string) =>
    new FileProblemsError([{ file, line: null, field: 'captions', message: `${path}: ${message}` }]);
  if (((await files.size(path)) ?? 0) > captionLimits.fileBytes)
    throw problem('is larger than captions may be');
  const cues = readCaptionFile(await files.read(path));
  if ('code' in cues) throw problem(`holds no captions that can be read (${cues.code})`);
  return cues;
}

async function isSaid({ db }: FilmStore, trackId: string, cues: readonly FileCue[]): Promise<boolean> {
  const said = await db
    .select({ startMs: captionCues.startMs, endMs: captionCues.endMs, text: captionCues.text })
    .from(captionCues)
    .where(eq(captionCues.trackId, trackId))
    .orderBy(asc(captionCues.startMs), asc(captionCues.endMs), asc(captionCues.id));
  const written = (all: readonly FileCue[]) =>
    JSON.stringify(all.map(({ startMs, endMs, text }) => [startMs, endMs, text]));
  return written(said) === written(cues);
}

async function isNewFile(
  { blobs }: FilmStore,
  files: FolderFiles,
  planned: PlannedResource,
): Promise<boolean> {
  const { stored, resource } = planned;
  if (resource.path === null) return false;
  if (stored === null || stored.sourceKey === null) return true;
  if ((await files.size(resource.path)) !== stored.bytes) return true;
  const blob = await blobs.get(stored.sourceKey);
  return blob === null || (await hashOf(blob.stream)) !== (await hashOf(await files.open(resource.path)));
}

function isSameResource({ stored, resource }: PlannedResource): boolean {
  if (stored === null) return false;
  const isSameAddress = stored.url === (resource.link ?? null);
  const isSameKind = resource.file === undefined || extensionOf(resource.file) === stored.extension;
  return (
    isSameAddress &&
    isSameKind &&
    stored.name === resource.name &&
    stored.description === resource.description
  );
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest('hex');
}
