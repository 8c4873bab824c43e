/**
 * Documents promise, tests keep. Whatever test a document names has to exist under exactly that name and to have run:
 * a test that was renamed, deleted or skipped leaves a promise unkept.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLong } from '../steps/long-tests.ts';
import { nameOf, type RanTests, ranTests } from './named-tests/ran-tests.ts';
import { reportViolations } from './report-violations.ts';

/** A test that a document names as the one that shows what a row says. */
interface Reference {
  readonly location: string;
  readonly file: string;
  readonly title: string;
  /** The document says in brackets where it cannot run, such as "(not on Windows)". */
  readonly mayBeSkipped: boolean;
}

const REFERENCE =
  /`([^`]+\.(?:test\.tsx?|spec\.ts|fault\.ts|image\.ts)|e2e\/cluster\/stories\/[^`]+\.ts)` › `([^`]+)`( \([^)]+\))?/g;
const PROMISING_COLUMN = 'Shown by';

const DOCUMENTS = ['docs/specification.md', 'docs/security.md'];

/** Tests of runs of their own: that they are written is all that can be seen here. */
const OTHER_RUNS = /\.fault\.ts$|^e2e\/(cluster|image)\//;

/** Where `npm test` leaves what its two runners wrote for machines. */
const REPORTS = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

/** What an everyday run leaves out is seen in a whole one. */
export function namedTestViolations(root: string, isLeftOut = (_file: string) => false): string[] {
  const missing = Object.values(REPORTS).filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) {
    return missing.map((file) => `There is no ${file}: what ran is known only after a whole npm test.`);
  }
  const ran = ranTests(
    { vitest: readJson(root, REPORTS.vitest), playwright: readJson(root, REPORTS.playwright) },
    (file) => path.relative(root, file).replaceAll(path.sep, '/'),
  );
  return DOCUMENTS.filter((document) => existsSync(path.join(root, document))).flatMap((document) => {
    const { references, open } = readDocument(document, readFileSync(path.join(root, document), 'utf8'));
    const named = references.length === 0 ? [`${document} names no test at all.`] : [];
    return [
      ...named,
      ...open.map((location) => `${location} says something and names no test that shows it.`),
      ...references
        .filter(({ file }) => !(isLeftOut(file) && existsSync(path.join(root, file))))
        .flatMap((reference) => violationsOf(reference, { root, ran })),
    ];
  });
}

function violationsOf(reference: Reference, { root, ran }: { root: string; ran: RanTests }): string[] {
  const { location, file, title, mayBeSkipped } = reference;
  if (OTHER_RUNS.test(file)) {
    return isWritten(path.join(root, file), title) ? [] : [`${location} ${file} has no test "${title}".`];
  }
  const outcomes = ran.get(nameOf(reference));
  if (outcomes === undefined) return [`${location} ${file} has no test "${title}".`];
  if (outcomes.ran > 0 || mayBeSkipped) return [];
  return [`${location} ${file} did not run "${title}".`];
}

function isWritten(file: string, title: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}

/** Every test named in a document, and every row of a table "… | Shown by" that names none. */
function readDocument(name: string, text: string): { references: Reference[]; open: string[] } {
  const references: Reference[] = [];
  const open: string[] = [];
  let promising = false;
  for (const [index, line] of text.split('\n').entries()) {
    const location = `${name}:${index + 1}`;
    const found = referencesIn(line, location);
    references.push(...found);
    const cells = cellsOf(line);
    if (cells === null) promising = false;
    else if (cells.at(-1) === PROMISING_COLUMN) promising = true;
    else if (promising && found.length === 0 && !isRule(cells)) open.push(location);
  }
  return { references, open };
}

function referencesIn(line: string, location: string): Reference[] {
  return [...line.matchAll(REFERENCE)].map(([, file = '', title = '', reason]) => ({
    location,
    file,
    // A table ends its cell at a bar, so a bar within a name is escaped.
    title: title.replaceAll('\\|', '|'),
    mayBeSkipped: reason !== undefined,
  }));
}

function cellsOf(line: string): string[] | null {
  if (!line.startsWith('|')) return null;
  return line
    .slice(1, line.trimEnd().lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The line of dashes under a table's head. */
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

function readJson<Report>(root: string, file: string): Report {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

if (import.meta.main) {
  // Reports name the real path of a file, also where the checkout is reached over a link.
  const root = path.resolve(import.meta.dirname, '../..');
  reportViolations(namedTestViolations(root, process.argv[2] === 'everyday' ? isLong : undefined));
}
