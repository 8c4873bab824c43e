import path from 'node:path';
import { curriculumLimits, lessonFormLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import { mostPreviews } from '@academy/contract/previews/preview-limits.ts';
import type { z } from 'zod';
import {
  type CourseFolder,
  courseFileSchema,
  type LessonInFolder,
  lessonFrontSchema,
  type ModuleInFolder,
  moduleFileSchema,
} from './course-format.ts';
import { diskFiles, type FolderFiles, type ListedFile } from './folder-files.ts';
import { type FileProblem, FileProblemsError, readYaml } from './read-yaml.ts';
import { repeatedIds } from './repeated-ids.ts';

/** What the longest texts of a course need, in letters of three bytes; and of all of them together, what memory has room for. */
const MOST_BYTES = { yaml: 1024 * 1024, lesson: 4 * 1024 * 1024, all: 64 * 1024 * 1024 };
/** Lessons and their films, and then some: a folder with more was not made by a person. */
const MOST_ENTRIES = 2 * curriculumLimits.lessons;
const FILES = 'files';
const COVER = /^cover\.(?:jpg|png|webp)$/;

const NUMBERED = /^(\d{1,4})-./;
const FRONT_MATTER = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Reads a course folder whole, or throws FileProblemsError with everything that is wrong in it. */
export function readCourseFolder(folder: string): Promise<CourseFolder> {
  return readCourse(diskFiles(folder));
}

/** The same, from wherever its files are. */
export function readCourse(files: FolderFiles): Promise<CourseFolder> {
  return new CourseFolderReader(files).read();
}

/** Files of one folder, each by its path from there. It goes on after a problem, to find them all in one go. */
class CourseFolderReader {
  readonly #files: FolderFiles;
  readonly #problems: FileProblem[] = [];
  #lessonCount = 0;
  #textBytes = 0;

  constructor(files: FolderFiles) {
    this.#files = files;
  }

  async read(): Promise<CourseFolder> {
    const entries = await this.#list('');
    const course = await this.#readYaml('course.yaml', courseFileSchema);
    const modules: ModuleInFolder[] = [];
    for (const entry of this.#inOrder('', entries, (one) => one.kind === 'folder')) {
      const module = await this.#readModule(entry.name);
      if (module) modules.push(module);
    }
    const cover = course?.cover ?? null;
    const hasCoverFile = cover !== null && COVER.test(cover);
    if (hasCoverFile && !entries.some(({ name, kind }) => name === cover && kind === 'file')) {
      this.#report('course.yaml', `there is no file ${cover} in the same folder`, null, 'cover');
    }
    const known = ['course.yaml', ...(hasCoverFile ? [cover] : [])];
    for (const { name } of entries.filter((one) => one.kind === 'file' && !known.includes(one.name))) {
      this.#report(name, 'is neither course.yaml, the cover nor the folder of a module');
    }
    if (modules.length > curriculumLimits.modules) {
      this.#report('', `has more than ${curriculumLimits.modules} modules`);
    }
    const previews = modules.flatMap(({ lessons }) => lessons).filter(({ preview }) => preview);
    for (const { file } of previews.slice(mostPreviews)) {
      this.#report(file, `is one more free preview than the ${mostPreviews} of a course`, null, 'preview');
    }
    if (course === null || this.#problems.length > 0) throw new FileProblemsError(this.#problems);
    const repeated = repeatedIds(modules);
    if (repeated.length > 0) throw new FileProblemsError(repeated);
    const { format: _, ...details } = course;
    return { ...details, modules, coverPath: hasCoverFile ? cover : null };
  }

  async #readModule(folder: string): Promise<ModuleInFolder | null> {
    const entries = await this.#list(folder);
    const hasFiles = entries.some(({ name, kind }) => name === FILES && kind === 'folder');
    const inFiles = hasFiles ? await this.#list(`${folder}/${FILES}`) : [];
    const beside = [...entries, ...inFiles.map((one) => ({ ...one, name: `${FILES}/${one.name}` }))];
    const module = await this.#readYaml(`${folder}/module.yaml`, moduleFileSchema);
    const lessons: LessonInFolder[] = [];
    for (const { name } of this.#inOrder(folder, entries, isLesson)) {
      this.#lessonCount += 1;
      if (this.#lessonCount > curriculumLimits.lessons) {
        throw new FileProblemsError([problem('', `has more than ${curriculumLimits.lessons} lessons`)]);
      }
      const lesson = await this.#readLesson(folder, name, beside);
      if (lesson) lessons.push(lesson);
    }
    const named = lessons.flatMap(({ film, captions, resources }) => [
      film,
      ...[...captions, ...resources].map((one) => one.path),
    ]);
    const files = new Set(named);
    for (const entry of beside) {
      const { name } = entry;
      const isKnown =
        name === 'module.yaml' ||
        (name === FILES && hasFiles) ||
        isLesson(entry) ||
        files.has(`${folder}/${name}`);
      if (!isKnown) this.#report(`${folder}/${name}`, 'is neither a lesson nor the film or file of one');
    }
    return module && { ...module, lessons };
  }

  async #readLesson(
    folder: string,
    name: string,
    beside: readonly ListedFile[],
  ): Promise<LessonInFolder | null> {
    const file = `${folder}/${name}`;
    const text = await this.#readText(file, MOST_BYTES.lesson);
    if (text === null) return null;
    const front = FRONT_MATTER.exec(text);
    if (front === null) return this.#report(file, 'must begin with its title between two lines of ---', 1);
    const content = text.slice(front[0].length).trim();
    if (content.length > lessonFormLimits.contentMaxLength) {
      return this.#report(file, `has a text of more than ${lessonFormLimits.contentMaxLength} characters`);
    }
    const lesson = this.#attempt(() =>
      readYaml({ file, text: front[1] ?? '', firstLine: 2 }, lessonFrontSchema),
    );
    if (lesson === null) return null;
    const { film, captions, resources } = lesson;
    const named = [
      { field: 'film', name: film },
      ...captions.map((one, index) => ({ field: `captions.${index}.file`, name: one.file })),
      ...resources.map((one, index) => ({ field: `resources.${index}.file`, name: one.file ?? null })),
    ];
    for (const { field, name } of named) {
      if (name === null || beside.some((entry) => entry.name === name && entry.kind === 'file')) continue;
      return this.#report(file, `there is no file ${name} in the same folder`, null, field);
    }
    const pathOf = (name: string) => `${folder}/${name}`;
    return {
      ...lesson,
      file,
      content: content === '' ? null : content,
      film: film === null ? null : pathOf(film),
      captions: captions.map(({ language, file }) => ({ language, path: pathOf(file) })),
      resources: resources.map((one) => ({ ...one, path: one.file === undefined ? null : pathOf(one.file) })),
    };
  }

  /** What a person put into a folder. Links are refused: they may lead anywhere. */
  async #list(folder: string): Promise<ListedFile[]> {
    const entries = await this.#files.list(folder);
    if (entries.length > MOST_ENTRIES) {
      throw new FileProblemsError([problem(folder, `has more than ${MOST_ENTRIES} files`)]);
    }
    const seen = entries.filter(({ name }) => !name.startsWith('.'));
    return seen.filter((entry) => {
      if (entry.kind !== 'other') return true;
      this.#report(path.posix.join(folder, entry.name), 'is neither a file nor a folder');
      return false;
    });
  }

  /** By the number in front of the name, which no other one of the same kind may have. */
  #inOrder(
    folder: string,
    entries: readonly ListedFile[],
    isOne: (entry: ListedFile) => boolean,
  ): ListedFile[] {
    const taken = new Map<number, string>();
    const numbered = entries.filter(isOne).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      const number = NUMBERED.exec(entry.name)?.[1];
      if (number === undefined) {
        this.#report(file, 'must begin with a number and a hyphen, such as 02-');
        return [];
      }
      const other = taken.get(Number(number));
      if (other !== undefined) this.#report(file, `has the same number as ${other}`);
      taken.set(Number(number), entry.name);
      return [{ entry, number: Number(number) }];
    });
    return numbered.toSorted((a, b) => a.number - b.number).map(({ entry }) => entry);
  }

  async #readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
    const text = await this.#readText(file, MOST_BYTES.yaml);
    return text === null ? null : this.#attempt(() => readYaml({ file, text }, schema));
  }

  async #readText(file: string, mostBytes: number): Promise<string | null> {
    const size = await this.#files.size(file);
    if (size === null) return this.#report(file, 'is missing');
    if (size > mostBytes) return this.#report(file, `is larger than ${mostBytes / 1024} kB`);
    this.#textBytes += size;
    if (this.#textBytes > MOST_BYTES.all) {
      throw new FileProblemsError([problem('', `has more than ${MOST_BYTES.all / 1024 / 1024} MB of text`)]);
    }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await this.#files.read(file));
      return text.includes('\0')
        ? this.#report(file, 'holds a character that no text has')
        : text.replaceAll('\r\n', '\n');
    } catch (error) {
      if (error instanceof TypeError) return this.#report(file, 'is not text in UTF-8');
      throw error;
    }
  }

  #attempt<Value>(read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FileProblemsError)) throw error;
      this.#problems.push(...error.problems);
      return null;
    }
  }

  #report(file: string, message: string, line: number | null = null, field: string | null = null): null {
    this.#problems.push({ ...problem(file, message), line, field });
    return null;
  }
}

function isLesson({ name, kind }: ListedFile): boolean {
  return kind === 'file' && name.endsWith('.md') && !name.includes('/');
}

function problem(file: string, message: string): FileProblem {
  return { file: file === '' ? 'The folder' : file, line: null, field: null, message };
}
