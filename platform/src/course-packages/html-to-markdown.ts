import type { HtmlElement, HtmlNode } from './html-tree.ts';
import {
  escaped,
  frameMarkdown,
  inlineMarkdown,
  isFrame,
  longestRun,
  paragraphMarkdown,
  plainText,
  type TextSurroundings,
} from './markdown-inline.ts';
import { tableMarkdown } from './markdown-table.ts';

const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** What a text says in Markdown, with the marks that lessons are drawn with and no others. */
export function htmlToMarkdown(nodes: readonly HtmlNode[], around: TextSurroundings): string {
  return blocks(nodes, around).join('\n\n');
}

/** Whether there is more in it than words on one line. */
export function isBlock(node: HtmlNode): node is HtmlElement {
  return (
    typeof node !== 'string' &&
    (BLOCKS.has(node.name) || (node.name !== 'a' && !isFrame(node) && node.children.some(isBlock)))
  );
}

function blocks(nodes: readonly HtmlNode[], around: TextSurroundings): string[] {
  const found: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    found.push(paragraphMarkdown(inlineMarkdown(run, around)));
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      endRun();
      for (const one of block(node, around)) found.push(one);
    } else if (typeof node !== 'string' && isFrame(node)) {
      endRun();
      found.push(frameMarkdown(node, around));
    } else {
      run.push(node);
    }
  }
  endRun();
  return found.filter((text) => text !== '');
}

function block(element: HtmlElement, around: TextSurroundings): string[] {
  const { name, children } = element;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return [heading(Number(level), children, around)];
  switch (name) {
    case 'ul':
    case 'ol':
    case 'menu':
      return [list(element, around)];
    case 'blockquote':
      return [indented(blocks(children, around).join('\n\n'), '> ', '> ')];
    case 'pre':
      return [fence(plainText(children))];
    case 'hr':
      return ['---'];
    case 'dt':
    case 'summary':
      return [strongLine(children, around)];
    case 'table':
      return tableMarkdown(element, around) ?? blocks(children, around);
    default:
      return blocks(children, around);
  }
}

function heading(level: number, children: readonly HtmlNode[], around: TextSurroundings): string {
  const text = inlineMarkdown(children, around).replaceAll('\n', ' ').trim();
  // Marks at the end would be taken for the end of the heading.
  const safe = text.endsWith('#') ? `${text.slice(0, -1)}\\#` : text;
  return text === '' ? '' : `${'#'.repeat(level)} ${safe}`;
}

function strongLine(children: readonly HtmlNode[], around: TextSurroundings): string {
  return paragraphMarkdown(
    inlineMarkdown([{ name: 'strong', attributes: {}, children: [...children] }], around),
  );
}

function list({ name, attributes, children }: HtmlElement, around: TextSurroundings): string {
  const first = Number.parseInt(attributes['start'] ?? '1', 10);
  const start = first >= 0 && first < 1e6 ? first : 1;
  const items = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return items
    .map((item) =>
      blocks(typeof item !== 'string' && item.name === 'li' ? item.children : [item], around).join('\n\n'),
    )
    .filter((text) => text !== '')
    .map((text, index) => {
      const mark = name === 'ol' ? `${start + index}. ` : '- ';
      return indented(text, mark, ' '.repeat(mark.length));
    })
    .join('\n');
}

function indented(text: string, first: string, rest: string): string {
  if (text === '') return '';
  return text
    .split('\n')
    .map((line, index) =>
      line === '' && rest.trim() === '' ? '' : `${index === 0 ? first : rest}${line}`.trimEnd(),
    )
    .join('\n');
}

function fence(code: string): string {
  const text = code.replaceAll('\r', '').replace(/^\n/, '').trimEnd();
  if (text.trim() === '') return '';
  const mark = '`'.repeat(Math.max(2, longestRun(text)) + 1);
  return `${mark}\n${text}\n${mark}`;
}

/** A text that is no HTML, with its lines. */
export function plainToMarkdown(text: string): string {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n\s*\n/);
  return paragraphs
    .map((one) => paragraphMarkdown(one.split('\n').map(escaped).join('\n')))
    .filter((one) => one !== '')
    .join('\n\n');
}
