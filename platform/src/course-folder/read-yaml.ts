import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';

/** What is wrong with one file, for the person who wrote it. */
export interface FileProblem {
  /** Relative to the folder that is read, with forward slashes. */
  readonly file: string;
  readonly line: number | null;
  /** Such as `price` or `requirements.2`. */
  readonly field: string | null;
  readonly message: string;
}

const SHOWN_PROBLEMS = 20;

/** Every value becomes an object of a kilobyte, and a megabyte of commas would be a million of them. */
const SIGNS = /[\n,:[{-]/g;
const MOST_SIGNS = 200_000;

/** Everything that is wrong with what was read, one line each: file, line, field, sentence. */
export class FileProblemsError extends Error {
  override readonly name = 'FileProblemsError';
  readonly problems: readonly FileProblem[];

  constructor(problems: readonly FileProblem[]) {
    const lines = problems.slice(0, SHOWN_PROBLEMS).map(inOneLine);
    const more = problems.length - lines.length;
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
    this.problems = problems;
  }
}

function inOneLine({ file, line, field, message }: FileProblem): string {
  return `${line === null ? file : `${file}:${line}`} ${field === null ? '' : `${field}: `}${message}`;
}

export interface YamlText {
  readonly file: string;
  readonly text: string;
  /** The line of the file on which the YAML begins. */
  readonly firstLine?: number;
}

/** YAML that a schema describes. Anchors are refused: ten lines of them can stand for gigabytes. */
export function readYaml<Schema extends z.ZodType>(
  { file, text, firstLine = 1 }: YamlText,
  schema: Schema,
): z.output<Schema> {
  const lineCounter = new LineCounter();
  if ((text.match(SIGNS)?.length ?? 0) > MOST_SIGNS) {
    throw new FileProblemsError([{ file, line: null, field: null, message: 'has too many values' }]);
  }
  // The library compares every key with every other, which takes a minute for a hostile file.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const problem = (offset: number | null, field: string, message: string): FileProblem => ({
    file,
    line: offset === null ? null : lineCounter.linePos(offset).line + firstLine - 1,
    field: field === '' ? null : field,
    message,
  });

  // The first is enough: the others mostly follow from it.
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) throw new FileProblemsError([problem(broken.pos[0], '', broken.message)]);
  const repeated = repeatedKeys(document);
  if (repeated.length > 0) {
    throw new FileProblemsError(repeated.map(([offset, key]) => problem(offset, key, 'is there twice')));
  }

  const read = schema.safeParse(plainValue(file, () => document.toJS({ maxAliasCount: 0 })));
  if (read.success) return read.data;
  const offsetOf = (field: readonly PropertyKey[]) => {
    const node: unknown = document.getIn(field, true);
    return isNode(node) ? (node.range?.[0] ?? null) : null;
  };
  throw new FileProblemsError(
    read.error.issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        const unknown = issue.keys.slice(0, SHOWN_PROBLEMS).map((key) => [...issue.path, key]);
        return unknown.map((field) => problem(offsetOf(field), nameOf(field), 'is no field that is known'));
      }
      const offset = offsetOf(issue.path);
      const isMissing = offset === null && issue.code === 'invalid_type';
      return [problem(offset, nameOf(issue.path), isMissing ? 'is missing' : issue.message)];
    }),
  );
}

function nameOf(field: readonly PropertyKey[]): string {
  return field.map(String).join('.');
}

function repeatedKeys(document: Document): [offset: number | null, key: string][] {
  const repeated: [number | null, string][] = [];
  visit(document, {
    Map(_, { items }) {
      const taken = new Set<string>();
      for (const { key } of items) {
        if (taken.has(String(key)))
          repeated.push([isNode(key) ? (key.range?.[0] ?? null) : null, String(key)]);
        taken.add(String(key));
      }
    },
  });
  return repeated;
}

function plainValue(file: string, convert: () => unknown): unknown {
  try {
    return convert();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new FileProblemsError([{ file, line: null, field: null, message }]);
  }
}
