/** A test that a document names as the one that shows what a row says. */
export interface Reference {
  readonly place: string;
  readonly file: string;
  readonly title: string;
  /** The document says in brackets where it cannot run, such as "(not on Windows)". */
  readonly mayBeSkipped: boolean;
}

const REFERENCE = /`([^`]+\.(?:test\.tsx?|spec\.ts|fault\.ts))` › `([^`]+)`( \([^)]+\))?/g;
const PROMISING_COLUMN = 'Shown by';

/** Every test named in a document, and every row of a table "… | Shown by" that names none. */
export function readDocument(name: string, text: string): { references: Reference[]; open: string[] } {
  const references: Reference[] = [];
  const open: string[] = [];
  let promising = false;
  for (const [index, line] of text.split('\n').entries()) {
    const place = `${name}:${index + 1}`;
    const found = referencesIn(line, place);
    references.push(...found);
    const cells = cellsOf(line);
    if (cells === null) promising = false;
    else if (cells.at(-1) === PROMISING_COLUMN) promising = true;
    else if (promising && found.length === 0 && !isRule(cells)) open.push(place);
  }
  return { references, open };
}

function referencesIn(line: string, place: string): Reference[] {
  return [...line.matchAll(REFERENCE)].map(([, file = '', title = '', reason]) => ({
    place,
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
