import { Parser } from 'htmlparser2';

/*
 * HTML that a stranger wrote, as a small tree of what a text can have. It is never run or shown as such: everything that is
 * no text is counted and left out here, and only Markdown is made of the rest.
 */

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

export interface HtmlTree {
  readonly children: readonly HtmlNode[];
  readonly left: { readonly scripts: number; readonly styles: number; readonly forms: number };
}

/** Nested deeper, the text stays and what is around it goes. */
const DEEPEST = 100;
/** No writer nests so deep, and readers of HTML become slow there. */
const DEEPEST_READ = 1000;
const MOST_NODES = 50_000;

const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'svg',
  'select',
  'textarea',
  'button',
  'datalist',
]);
const CONTROLS = new Set(['input', 'select', 'textarea', 'button']);

/** Null for HTML that was made to be slow to read. */
export function readHtml(html: string): HtmlTree | null {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open: { readonly element: HtmlElement; readonly isSilent: boolean }[] = [
    { element: root, isSilent: false },
  ];
  const left = { scripts: 0, styles: 0, forms: 0 };
  let count = 0;
  let isTooMuch = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      count += 1;
      isTooMuch ||= count > MOST_NODES || open.length > DEEPEST_READ;
      if (isTooMuch) return parser.pause();
      const around = open.at(-1) ?? { element: root, isSilent: false };
      countLeft(name, attributes, left);
      const isSilent = around.isSilent || SILENT.has(name);
      const isKept = !isSilent && open.length <= DEEPEST;
      const element = isKept ? { name, attributes, children: [] } : around.element;
      if (isKept) around.element.children.push(element);
      open.push({ element, isSilent });
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
    ontext(text) {
      const around = open.at(-1);
      if (around && !around.isSilent) addText(around.element.children, text);
    },
  });
  parser.write(html);
  if (isTooMuch) return null;
  parser.end();
  return { children: root.children, left };
}

/** As one with the text before it: a parser breaks off at every entity. */
function addText(children: HtmlNode[], text: string): void {
  const before = children.at(-1);
  if (typeof before === 'string') children[children.length - 1] = before + text;
  else children.push(text);
}

function countLeft(
  name: string,
  attributes: Readonly<Record<string, string>>,
  left: { scripts: number; styles: number; forms: number },
): void {
  const names = Object.keys(attributes);
  if (name === 'script') left.scripts += 1;
  left.scripts += names.filter((one) => one.startsWith('on')).length;
  if (/^\s*(?:javascript|vbscript):/i.test(attributes['href'] ?? '')) left.scripts += 1;
  if (name === 'style' || (name === 'link' && /stylesheet/i.test(attributes['rel'] ?? ''))) left.styles += 1;
  if (names.includes('style')) left.styles += 1;
  if (CONTROLS.has(name) && attributes['type'] !== 'hidden') left.forms += 1;
}
