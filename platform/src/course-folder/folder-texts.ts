import path from 'node:path';
import { curriculumLimits } from '@academy/contract/curriculum/lesson-constants.ts';
import type { z } from 'zod';
import type { FolderFiles, ListedFile } from './folder-files.ts';
import { type FileProblem, FileProblemsError, readYaml } from './read-yaml.ts';

/** What the longest texts of a course need, in letters of three bytes; and of all of them together, what memory has room for. */
const MOST_BYTES = { yaml: 1024 * 1024, lesson: 4 * 1024 * 1024, all: 64 * 1024 * 1024 };
/** Lessons and their films, and then some: a folder with more was not made by a person. */
const MOST_ENTRIES = 2 * curriculumLimits.lessons;

const NUMBERED = /^(\d{1,4})-./;

/** Files of one folder, each by its path from there. It goes on after a problem, to find them all in one go. */
export class FolderTexts {
  readonly problems: FileProblem[] = [];
  readonly #files: FolderFiles;
  #textBytes = 0;

  constructor(files: FolderFiles) {
    this.#files = files;
  }

  /** What a person put into a folder. Links are refused: they may lead anywhere. */
  async list(folder: string): Promise<ListedFile[]> {
    const entries = await this.#files.list(folder);
    if (entries.length > MOST_ENTRIES) {
      throw new FileProblemsError([problem(folder, `has more than ${MOST_ENTRIES} files`)]);
    }
    const seen = entries.filter(({ name }) => !name.startsWith('.'));
    return seen.filter((entry) => {
      if (entry.kind !== 'other') return true;
      this.report(path.posix.join(folder, entry.name), 'is neither a file nor a folder');
      return false;
    });
  }

  /** By the number in front of the name, which no other one of the same kind may have. */
  inOrder(
    folder: string,
    entries: readonly ListedFile[],
    isOne: (entry: ListedFile) => boolean,
  ): ListedFile[] {
    const taken = new Map<number, string>();
    const numbered = entries.filter(isOne).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      const number = NUMBERED.exec(entry.name)?.[1];
      if (number === undefined) {
        this.report(file, 'must begin with a number and a hyphen, such as 02-');
        return [];
      }
      const other = taken.get(Number(number));
      if (other !== undefined) this.report(file, `has the same number as ${other}`);
      taken.set(Number(number), entry.name);
      return [{ entry, number: Number(number) }];
    });
    return numbered.toSorted((a, b) => a.number - b.number).map(({ entry }) => entry);
  }

  async readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
    const text = await this.readText(file, MOST_BYTES.yaml);
    return text === null ? null : this.attempt(() => readYaml({ file, text }, schema));
  }

  async readText(file: string, mostBytes = MOST_BYTES.lesson): Promise<string | null> {
    const size = await this.#files.size(file);
    if (size === null) return this.report(file, 'is missing');
    if (size > mostBytes) return this.report(file, `is larger than ${mostBytes / 1024} kB`);
    this.#textBytes += size;
    if (this.#textBytes > MOST_BYTES.all) {
      throw new FileProblemsError([problem('', `has more than ${MOST_BYTES.all / 1024 / 1024} MB of text`)]);
    }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await this.#files.read(file));
      return text.includes('\0')
        ? this.report(file, 'holds a character that no text has')
        : text.replaceAll('\r\n', '\n');
    } catch (error) {
      if (error instanceof TypeError) return this.report(file, 'is not text in UTF-8');
      throw error;
    }
  }

  attempt<Value>(read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FileProblemsError)) throw error;
      this.problems.push(...error.problems);
      return null;
    }
  }

  report(file: string, message: string, line: number | null = null, field: string | null = null): null {
    this.problems.push({ ...problem(file, message), line, field });
    return null;
  }
}

export function problem(file: string, message: string): FileProblem {
  return { file: file === '' ? 'The folder' : file, line: null, field: null, message };
}
