/**
 * A lesson's Markdown as plain paragraphs. They are counted as they are drawn: each block of the text is one (a paragraph, a list,
 * a quote, a table, code), headings and rules aside. Lines are read once, whoever wrote them.
 */
import { cutToLength } from './cut-sentences.ts';

export interface WrittenParagraph {
  /** Counted from 1. */
  readonly number: number;
  /** Plain. The items of a list and the rows of a table are lines of one paragraph. */
  readonly lines: readonly string[];
  readonly isCode: boolean;
  /** What stands above it. */
  readonly heading: string;
}

type Kind = 'text' | 'list' | 'quote' | 'table' | 'code';

/** With another backtick behind them, three are code within a line. */
const fenceMark = /^ {0,3}(`{3,}(?![^`]*`)|~{3,})/;
const headingLine = /^ {0,3}#{1,6}(?:\s+|$)/;
const ruleLine = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const underline = /^ {0,3}(?:=+|-{2,})\s*$/;
const itemLine = /^\s{0,12}(?:[-*+]|\d{1,9}[.)])\s+/;
const quoteLine = /^ {0,3}>\s?/;
const tableStart = /^ {0,3}(?:[|:]|-(?!\s|$))/;

const asOneLine = (lines: readonly string[]) => [plainText(lines.join(' '))];
const readLines: Readonly<Record<Kind, (lines: readonly string[]) => readonly string[]>> = {
  text: asOneLine,
  list: (lines) => lines.map(plainText),
  quote: asOneLine,
  table: readTable,
  code: (lines) => lines,
};

export function writtenParagraphs(markdown: string): WrittenParagraph[] {
  const paragraphs: WrittenParagraph[] = [];
  let heading = '';
  let open: { kind: Kind; lines: string[]; blank: boolean } | undefined;
  let fence: string | undefined;
  const close = () => {
    if (open !== undefined) {
      const lines = readLines[open.kind](open.lines);
      paragraphs.push({ number: paragraphs.length + 1, lines, isCode: open.kind === 'code', heading });
    }
    open = undefined;
  };
  const begin = (kind: Kind, line: string) => {
    close();
    open = { kind, lines: [line], blank: false };
  };
  for (const line of markdown.split(/\r?\n/)) {
    const mark = fenceMark.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) {
        fence = undefined;
        close();
      } else open?.lines.push(line);
    } else if (mark !== undefined) {
      fence = mark;
      begin('code', '');
    } else if (line.trim() === '') {
      if (open?.kind === 'list') open.blank = true;
      else close();
    } else if (headingLine.test(line)) {
      close();
      heading = plainText(line.replace(headingLine, '').replace(/\s#+\s*$/, ''));
    } else if (open?.kind === 'text' && isTableRule(line, open.lines.at(-1) ?? '')) {
      // The head of a table needs no blank line above it: what stands there is a paragraph of its own.
      const head = open.lines.pop() ?? '';
      if (open.lines.length === 0) open = undefined;
      begin('table', head);
    } else if (underline.test(line) && open?.kind === 'text') {
      heading = plainText(open.lines.join(' '));
      open = undefined;
    } else if (ruleLine.test(line)) close();
    else if (itemLine.test(line)) {
      const item = line.replace(itemLine, '');
      if (open?.kind === 'list') open.lines.push(item);
      else begin('list', item);
      if (open) open.blank = false;
    } else if (quoteLine.test(line)) {
      const quoted = line.replace(quoteLine, '');
      if (open?.kind === 'quote') open.lines.push(quoted);
      else begin('quote', quoted);
    } else if (open === undefined || (open.blank && !line.startsWith(' '))) begin('text', line);
    else if (open.kind === 'list') open.lines.push(`${open.lines.pop()} ${line.trim()}`);
    else open.lines.push(line);
  }
  close();
  return paragraphs.filter(({ lines }) => lines.some((line) => line.trim() !== ''));
}

/** Below the head of a table, with as many cells. A line of dashes under a line without any makes a heading of it. */
function isTableRule(line: string, head: string): boolean {
  if (!tableStart.test(line) || !head.includes('|') || !/^ {0,3}\S/.test(head)) return false;
  const cells = cutCells(line);
  return cells.length === cutCells(head).length && cells.every((cell) => /^:?-+:?$/.test(cell));
}

/** Every row repeats the names of its columns: a head of a hundred thousand letters would be told thousands of times. */
const longestColumnName = 60;

/** A row is read alone, far from the head of its table, so each cell says what column it is of. */
function readTable([head = '', ...rows]: readonly string[]): string[] {
  const headCells = cellsOf(head);
  if (rows.length === 0) return [headCells.join(', ')];
  const columns = headCells.map((name) => cutToLength(name, longestColumnName)[0] ?? '');
  return rows.map((row) => {
    // What stands beyond the last column is not drawn.
    const cells = cellsOf(row).slice(0, columns.length);
    const labelled = cells.map((cell, at) => (cell && columns[at] ? `${columns[at]}: ${cell}` : cell));
    const [name = ''] = cells;
    // The first cell names its row, unless it is an amount or all there is.
    const isNamed = columns.length > 1 && !/^\p{N}/u.test(name);
    return isNamed ? joined([name, joined(labelled.slice(1), '; ')], ' – ') : joined(labelled, '; ');
  });
}

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

const cellsOf = (row: string) => cutCells(row).map(plainText);

/** As they are written. */
function cutCells(row: string): string[] {
  const inside = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** Links by their label, and nothing of the marks of emphasis and code. Underscores within a word are letters of a name. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/!?\[([^[\]]{0,500})\]\([^()]{0,1000}\)/g, '$1')
    .replaceAll(/(^|[^\\])[*~`]+/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/gu, '')
    .replaceAll(/\\([\\*_`#[\]()~>|-])/g, '$1')
    .trim();
}
