/** A list of people as somebody typed, pasted or exported it. What it says is checked elsewhere; here it is only taken apart. */
import { invitationLimits as limits } from '@academy/contract/invitations/invitation-limits.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../refusal.ts';

export interface ReadLine {
  readonly line: number;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly courses: readonly string[];
  readonly cohort: string;
}

const columns = ['email', 'name', 'role', 'courses', 'cohort'] as const;
type Column = (typeof columns)[number];

/** As spreadsheets of schools head their columns. */
const headings: Readonly<Record<string, Column>> = {
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
  'e-mail address': 'email',
  mail: 'email',
  address: 'email',
  ইমেইল: 'email',
  'ই-মেইল': 'email',
  name: 'name',
  'full name': 'name',
  নাম: 'name',
  role: 'role',
  ভূমিকা: 'role',
  course: 'courses',
  courses: 'courses',
  কোর্স: 'courses',
  cohort: 'cohort',
  group: 'cohort',
  class: 'cohort',
  দল: 'cohort',
};

/** Longer than any honest line. */
const mostOfLine = 10_000;

export function readPeople(text: string): ReadLine[] {
  const rows = rowsOf(text.replaceAll(/\r\n?/g, '\n'));
  const [first] = rows;
  const headed = first === undefined ? null : headOf(first.cells);
  const people = (headed === null ? rows : rows.slice(1))
    .map((row) => lineOf(row, headed ?? columns))
    .filter(({ email, name }) => email !== '' || name !== '');
  if (people.length === 0) throw new Refusal('list_empty');
  if (people.length > limits.lines) throw new Refusal('list_too_long', { limit: limits.lines });
  return people;
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: mostOfLine,
      // One more than may be, to tell that there are too many, and one for the heads of the columns.
      to: limits.lines + 2,
      // Kept with its line: of one that goes over several, the parser tells the last.
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines - cells.join('').split('\n').length + 1, cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal('list_unreadable', { line: lineOfError(error) });
    throw error;
  }
}

function lineOfError(error: CsvError): number {
  const { lines } = error as { lines?: unknown };
  return typeof lines === 'number' ? lines : 1;
}

/** What divides the first line with anything in it; a spreadsheet that is copied has tabs. */
function delimiterOf(text: string): string {
  const [first = ''] = /[^\n]*[^\s\uFEFF][^\n]*/.exec(text.slice(0, mostOfLine)) ?? [];
  const unquoted = first.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => unquoted.split(sign).length;
  return ['\t', ';', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** Which column is what; null for a first line that is somebody's. */
function headOf(cells: readonly string[]): readonly (Column | null)[] | null {
  const head = cells.map((cell) => headings[cell.toLowerCase()] ?? null);
  return head.includes('email') ? head : null;
}

function lineOf({ line, cells }: Row, head: readonly (Column | null)[]): ReadLine {
  const cellOf = (column: Column) => cells[head.indexOf(column)] ?? '';
  const { email, name } = addressOf(cellOf('email'));
  return {
    line,
    email,
    name: cellOf('name') || name,
    role: cellOf('role').toLowerCase(),
    courses: cellOf('courses')
      .split(/[|;\n]/)
      .map((course) => course.trim())
      .filter((course) => course !== ''),
    cohort: cellOf('cohort'),
  };
}

/** Mail programs copy addresses as `Rina Das <rina@example.com>`. */
function addressOf(cell: string): { email: string; name: string } {
  const [, name = '', email = cell] = /^([^<>]*)<([^<>]*)>$/.exec(cell) ?? [];
  return { email: email.trim().toLowerCase(), name: name.trim() };
}
