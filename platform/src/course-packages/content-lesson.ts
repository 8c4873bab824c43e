import { fileKind } from './file-kinds.ts';
import type { LessonDraft } from './lesson-draft.ts';
import type { Manifest } from './manifest.ts';
import type { ManifestResource } from './manifest-resources.ts';
import type { PackageFiles } from './package-files.ts';
import type { PackageNotes } from './package-notes.ts';
import { PackageProblemError } from './package-problem.ts';
import { decodeHtml, textOfHtml } from './page-text.ts';

const MOST_BYTES_OF_PAGE = 1024 * 1024;
/** Resources that one leads to. More than a few hundred were not put together by a person. */
const MOST_DEPENDENCIES = 2000;

export interface PackageParts {
  readonly manifest: Manifest;
  readonly files: PackageFiles;
  readonly notes: PackageNotes;
}

/** A page, a film or a file of the package: its text, and the files that are for people. */
export async function addContent(
  lesson: LessonDraft,
  resource: ManifestResource,
  parts: PackageParts,
): Promise<void> {
  const { start } = resource;
  if (resource.isSco) lesson.note('interaction');
  if (start !== null && 'address' in start && !lesson.addLink(start.address, lesson.title))
    lesson.note('links');
  const own = [...(start !== null && 'path' in start ? [start.path] : []), ...resource.files];
  const found = existing(own, parts);
  const pages = found.filter((file) => fileKind(file) === 'page');
  for (const page of pages) await addPage(lesson, page, parts.files);
  if (pages.length > 1) lesson.note('pages_joined', pages.length);
  // What the outline itself leads to is taken whatever it is; beside a page, what people are meant to open.
  const [first] = found;
  if (first !== undefined && ['picture', 'other'].includes(fileKind(first))) lesson.attach(first);
  const given = [...found, ...existing(filesOfDependencies(resource, parts.manifest), parts)];
  for (const file of given.filter((one) => ['document', 'film'].includes(fileKind(one)))) lesson.attach(file);
}

function existing(paths: readonly string[], { files, notes }: PackageParts): string[] {
  const found = new Set<string>();
  for (const path of new Set(paths)) {
    const file = files.find(path);
    if (file === null) notes.add('files_missing', path);
    else found.add(file);
  }
  return [...found];
}

async function addPage(lesson: LessonDraft, page: string, files: PackageFiles): Promise<void> {
  const bytes = await files.read(page, MOST_BYTES_OF_PAGE);
  if (bytes === null) lesson.note('texts_unreadable');
  else lesson.addText(textOfHtml(decodeHtml(bytes), { file: page, files, lesson }));
}

/** Those of everything that the resource leads to, each once. One that leads back to itself is refused. */
function filesOfDependencies(resource: ManifestResource, { resources }: Manifest): string[] {
  const done = new Set<ManifestResource>();
  const open = new Set([resource]);
  const path = [{ one: resource, at: 0 }];
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const id = last.one.dependencies[last.at];
    last.at += 1;
    const next = resources.get(id ?? '');
    if (id === undefined) {
      path.pop();
      open.delete(last.one);
      done.add(last.one);
    } else if (next !== undefined && !done.has(next)) {
      if (open.has(next)) throw new PackageProblemError('circular', id);
      if (done.size + open.size > MOST_DEPENDENCIES) throw new PackageProblemError('too_many_files', id);
      open.add(next);
      path.push({ one: next, at: 0 });
    }
  }
  done.delete(resource);
  return [...done].flatMap(({ files }) => files);
}
