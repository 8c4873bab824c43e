import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** What a text is surrounded by: the package it lies in and the lesson it becomes part of. */
export interface TextSurroundings {
  /** A picture in the text. What stands in its place. */
  picture(address: string, label: string): string;
  /** A film, sound or other page within the page. What stands in its place. */
  frame(address: string, label: string): string;
  /** The address on the web that a link keeps; null for one that is dropped, whose words stay. */
  link(address: string, label: string): string | null;
}

const FRAMES = new Set(['iframe', 'frame', 'object', 'embed', 'applet', 'video', 'audio']);

/** The words of some nodes on lines that only a <br> parts. */
export function inlineMarkdown(
  nodes: readonly HtmlNode[],
  around: TextSurroundings,
  isInLink = false,
): string {
  const text = nodes.map((node) =>
    typeof node === 'string' ? escaped(node) : inlineElement(node, around, isInLink),
  );
  return text
    .join('')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n');
}

function inlineElement(element: HtmlElement, around: TextSurroundings, isInLink: boolean): string {
  const { name, attributes, children } = element;
  const inner = () => inlineMarkdown(children, around, isInLink);
  if (FRAMES.has(name)) return frameMarkdown(element, around);
  switch (name) {
    case 'br':
      return '\n';
    case 'strong':
    case 'b':
      return wrapped(inner(), '**');
    case 'em':
    case 'i':
    case 'cite':
      return wrapped(inner(), '*');
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return codeSpan(plainText(children));
    case 'img':
      return around.picture(attributes['src'] ?? '', oneLine(attributes['alt'] ?? ''));
    case 'a':
      return isInLink
        ? inner()
        : link(attributes['href'] ?? '', inlineMarkdown(children, around, true), element, around);
    case 'li':
    case 'p':
    case 'div':
    case 'td':
    case 'th':
      return ` ${inner()} `;
    default:
      return inner();
  }
}

export function isFrame({ name }: HtmlElement): boolean {
  return FRAMES.has(name);
}

export function frameMarkdown({ attributes, children }: HtmlElement, around: TextSurroundings): string {
  const sources = children.filter(
    (child): child is HtmlElement => typeof child !== 'string' && child.name === 'source',
  );
  const address = attributes['src'] ?? attributes['data'] ?? sources[0]?.attributes['src'] ?? '';
  return around.frame(address, oneLine(attributes['title'] ?? ''));
}

function link(href: string, words: string, element: HtmlElement, around: TextSurroundings): string {
  const label = words.trim();
  if (label === '') return words;
  const address =
    href === '' || href.startsWith('#') ? null : around.link(href, oneLine(plainText(element.children)));
  return address === null ? words : words.replace(label, () => webLink(label.replaceAll('\n', ' '), address));
}

/** A label that is Markdown already, and an address that was read as one. */
export function webLink(label: string, address: string): string {
  return `[${label}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** Blanks at its ends stay outside of the marks, which would not be read as such. */
function wrapped(text: string, mark: string): string {
  const inner = text.trim();
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(before.length + inner.length);
  // What is marked already, or goes over lines, would need marks of its own on each.
  if (inner === '' || inner.startsWith('*') || inner.endsWith('*') || inner.includes('\n')) return text;
  return `${before}${mark}${inner}${mark}${after}`;
}

function codeSpan(code: string): string {
  const text = oneLine(code);
  if (text === '') return '';
  const longest = longestRun(text);
  const mark = '`'.repeat(longest + 1);
  return longest === 0 ? `${mark}${text}${mark}` : `${mark} ${text} ${mark}`;
}

/** Of backticks: marks of code must be longer. */
export function longestRun(code: string): number {
  return (code.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}

export function plainText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.name === 'br' ? '\n' : plainText(node.children)))
    .join('');
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Signs that Markdown would take for marks. Those that only count at the start of a line are the paragraph's. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\\`*[\]]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/&(?=#?\w+;)/g, '\\&');
}

/** Lines of a paragraph, so that none of them begins a list, a heading, a quote, a table or a rule. */
export function paragraphMarkdown(inline: string): string {
  const lines = inline.split('\n').map((line) => line.trim());
  const safe = lines.map((line) =>
    line.replace(/^([#>+=~|:-])/, '\\$1').replace(/^(\d{1,9})([.)])/, '$1\\$2'),
  );
  return safe.filter((line) => line !== '').join('\\\n');
}
