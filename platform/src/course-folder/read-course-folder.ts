import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { curriculumLimits, lessonFormLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import type { z } from 'zod';
import {
  type CourseFolder,
  courseFileSchema,
  type LessonInFolder,
  lessonFrontSchema,
  type ModuleInFolder,
  moduleFileSchema,
} from './course-format.ts';
import { type FileProblem, FileProblemsError, readYaml } from './read-yaml.ts';

const MOST_BYTES = { yaml: 256 * 1024, lesson: 1024 * 1024 };
/** Lessons and their films, and then some: a folder with more was not made by a person. */
const MOST_ENTRIES = 2 * curriculumLimits.lessons;

const NUMBERED = /^(\d{1,4})-./;
const FRONT_MATTER = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Reads a course folder whole, or throws FileProblemsError with everything that is wrong in it. */
export function readCourseFolder(folder: string): Promise<CourseFolder> {
  return new CourseFolderReader(folder).read();
}

/** Files of one folder, each by its path from there. It goes on after a problem, to find them all in one go. */
class CourseFolderReader {
  readonly #root: string;
  readonly #problems: FileProblem[] = [];
  #lessonCount = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async read(): Promise<CourseFolder> {
    const entries = await this.#list('');
    const course = await this.#readYaml('course.yaml', courseFileSchema);
    const modules: ModuleInFolder[] = [];
    for (const entry of this.#inOrder('', entries, (one) => one.isDirectory())) {
      const module = await this.#readModule(entry.name);
      if (module) modules.push(module);
    }
    for (const { name } of entries.filter((one) => !one.isDirectory() && one.name !== 'course.yaml')) {
      this.#report(name, 'is neither course.yaml nor the folder of a module');
    }
    if (modules.length > curriculumLimits.modules) {
      this.#report('', `has more than ${curriculumLimits.modules} modules`);
    }
    if (course === null || this.#problems.length > 0) throw new FileProblemsError(this.#problems);
    const { format: _, ...details } = course;
    return { ...details, modules };
  }

  async #readModule(folder: string): Promise<ModuleInFolder | null> {
    const entries = await this.#list(folder);
    const module = await this.#readYaml(`${folder}/module.yaml`, moduleFileSchema);
    const lessons: LessonInFolder[] = [];
    for (const { name } of this.#inOrder(folder, entries, (one) => one.name.endsWith('.md'))) {
      this.#lessonCount += 1;
      if (this.#lessonCount > curriculumLimits.lessons) {
        throw new FileProblemsError([problem('', `has more than ${curriculumLimits.lessons} lessons`)]);
      }
      const lesson = await this.#readLesson(folder, name, entries);
      if (lesson) lessons.push(lesson);
    }
    const named = lessons.flatMap(({ film, captions, resources }) => [
      film,
      ...[...captions, ...resources].map((one) => one.path),
    ]);
    const files = new Set(named);
    for (const { name } of entries) {
      const isKnown =
        name === 'module.yaml' || name.endsWith('.md') || files.has(this.#absolute(folder, name));
      if (!isKnown) this.#report(`${folder}/${name}`, 'is neither a lesson nor the film or file of one');
    }
    return module && { ...module, lessons };
  }

  async #readLesson(folder: string, name: string, beside: readonly Dirent[]): Promise<LessonInFolder | null> {
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
      if (name === null || beside.some((entry) => entry.name === name && entry.isFile())) continue;
      return this.#report(file, `there is no file ${name} in the same folder`, null, field);
    }
    const pathOf = (name: string | null | undefined) => (name ? this.#absolute(folder, name) : null);
    return {
      ...lesson,
      content: content === '' ? null : content,
      film: pathOf(film),
      captions: captions.map(({ language, file }) => ({ language, path: this.#absolute(folder, file) })),
      resources: resources.map((one) => ({ ...one, path: pathOf(one.file) })),
    };
  }

  /** What a person put into a folder. Links are refused: they may lead anywhere. */
  async #list(folder: string): Promise<Dirent[]> {
    const entries = await readdir(this.#absolute(folder), { withFileTypes: true });
    if (entries.length > MOST_ENTRIES) {
      throw new FileProblemsError([problem(folder, `has more than ${MOST_ENTRIES} files`)]);
    }
    const seen = entries.filter(({ name }) => !name.startsWith('.'));
    return seen.filter((entry) => {
      if (entry.isFile() || entry.isDirectory()) return true;
      this.#report(path.posix.join(folder, entry.name), 'is neither a file nor a folder');
      return false;
    });
  }

  /** By the number in front of the name, which no other one of the same kind may have. */
  #inOrder(folder: string, entries: readonly Dirent[], isOne: (entry: Dirent) => boolean): Dirent[] {
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
    const absolute = this.#absolute(file);
    const found = await stat(absolute).catch(() => null);
    if (!found?.isFile()) return this.#report(file, 'is missing');
    if (found.size > mostBytes) return this.#report(file, `is larger than ${mostBytes / 1024} kB`);
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(absolute));
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

  #absolute(...parts: readonly string[]): string {
    return path.join(this.#root, ...parts);
  }
}

function problem(file: string, message: string): FileProblem {
  return { file: file === '' ? 'The folder' : file, line: null, field: null, message };
}
