/**
 * A lesson's Markdown as plain paragraphs. They are counted as they are drawn: each block of the text is one (a paragraph, a list,
 * a quote, a table, code), headings and rules aside. Lines are read once, whoever wrote them.
 */
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

const fenceMark = /^ {0,3}(`{3,}|~{3,})/;
const headingLine = /^ {0,3}#{1,6}(?:\s+|$)/;
const ruleLine = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const underline = /^ {0,3}(?:=+|-{2,})\s*$/;
const itemLine = /^\s{0,12}(?:[-*+]|\d{1,9}[.)])\s+/;
const quoteLine = /^ {0,3}>\s?/;
const tableRule = /^ {0,3}\|?[ :]*-[-| :]*$/;

const plainLines = (lines: readonly string[]) => lines.map(plainText);
const readLines: Readonly<Record<Kind, (lines: readonly string[]) => readonly string[]>> = {
  text: plainLines,
  list: plainLines,
  quote: plainLines,
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
      if (open?.kind === 'quote') addLine(open.lines, quoted);
      else begin('quote', quoted);
    } else if (tableRule.test(line) && open?.kind === 'text' && open.lines.length === 1) open.kind = 'table';
    else if (open?.kind === 'table') open.lines.push(line);
    else if (open === undefined || (open.blank && !line.startsWith(' '))) begin('text', line);
    else addLine(open.lines, line);
  }
  close();
  return paragraphs.filter(({ lines }) => lines.some((line) => line.trim() !== ''));
}

/** A line that goes on with the one before. */
function addLine(lines: string[], line: string): void {
  lines[lines.length - 1] = `${lines.at(-1)} ${line.trim()}`;
}

/** A row is read alone, far from the head of its table, so each cell says what column it is of. */
function readTable([head = '', ...rows]: readonly string[]): string[] {
  const [, ...columns] = cellsOf(head);
  if (rows.length === 0) return [cellsOf(head).join(', ')];
  return rows.map((row) => {
    const [name = '', ...cells] = cellsOf(row);
    const named = cells.flatMap((cell, at) =>
      cell === '' ? [] : [columns[at] ? `${columns[at]}: ${cell}` : cell],
    );
    return [name, named.join('; ')].filter((part) => part !== '').join(' – ');
  });
}

function cellsOf(row: string): string[] {
  const inside = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map(plainText);
}

/** Links by their label, and nothing of the marks of emphasis and code. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/!?\[([^[\]]{0,500})\]\([^()]{0,1000}\)/g, '$1')
    .replaceAll(/(^|[^\\])[*~`]+/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\\([\\*_`#[\]()~>|-])/g, '$1')
    .trim();
}
