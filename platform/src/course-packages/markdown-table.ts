import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { inlineMarkdown, type TextSurroundings } from './markdown-inline.ts';

const ROW_GROUPS = new Set(['thead', 'tbody', 'tfoot']);
/** What a cell of Markdown has no room for. A table with one of these was made to place things on a page. */
const TOO_MUCH = new Set(
  'table ul ol dl pre blockquote h1 h2 h3 h4 h5 h6 hr video audio iframe object'.split(' '),
);
const MOST_COLUMNS = 30;

/** Null for a table that is none: of one column, or with more than words in its cells. */
export function tableMarkdown(table: HtmlElement, around: TextSurroundings): string[] | null {
  const rows = rowsOf(table.children).map((row) =>
    elements(row.children).filter(({ name }) => /^t[dh]$/.test(name)),
  );
  const filled = rows.filter((cells) => cells.length > 0);
  const width = filled.reduce((most, { length }) => Math.max(most, length), 0);
  if (width < 2 || width > MOST_COLUMNS || filled.some((cells) => cells.some((cell) => hasTooMuch(cell))))
    return null;
  const lines = filled.map((cells) => {
    const texts = cells.map(({ children }) => cellText(children, around));
    return `| ${[...texts, ...Array<string>(width - texts.length).fill('')].join(' | ')} |`;
  });
  const caption = elements(table.children).find(({ name }) => name === 'caption');
  const above = caption ? [cellText(caption.children, around)] : [];
  return [...above, [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n')];
}

function cellText(children: readonly HtmlNode[], around: TextSurroundings): string {
  return inlineMarkdown(children, around).replaceAll('\n', ' ').replaceAll('|', '\\|').trim();
}

function rowsOf(children: readonly HtmlNode[]): HtmlElement[] {
  return elements(children).flatMap((child) =>
    child.name === 'tr' ? [child] : ROW_GROUPS.has(child.name) ? rowsOf(child.children) : [],
  );
}

function hasTooMuch({ children }: HtmlElement): boolean {
  return elements(children).some((child) => TOO_MUCH.has(child.name) || hasTooMuch(child));
}

function elements(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter((node): node is HtmlElement => typeof node !== 'string');
}
