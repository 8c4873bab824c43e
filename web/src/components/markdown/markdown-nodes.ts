/**
 * A lesson's Markdown, read by markdown-it into a tree of the few things that lessons are written with. Markup stays text,
 * pictures become links, only web pages are linked to, and nothing is nested deeper than a page can be drawn.
 */
import MarkdownIt, { type StateBlock, type Token } from 'markdown-it';
import { type HeadingLevel, headingLevels, type TopHeading } from './heading-levels.ts';
import { linkPictures, webAddress } from './links.ts';

type Container =
  | 'paragraph'
  | 'quote'
  | 'item'
  | 'table'
  | 'table-head'
  | 'table-body'
  | 'row'
  | 'head-cell'
  | 'cell'
  | 'strong'
  | 'emphasis';

export type MarkdownNode =
  | string
  | { readonly kind: Container; readonly children: MarkdownNode[] }
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly children: MarkdownNode[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly children: MarkdownNode[];
    }
  | { readonly kind: 'link'; readonly href: string; readonly children: MarkdownNode[] }
  | { readonly kind: 'code' | 'code-block'; readonly text: string }
  | { readonly kind: 'break' | 'rule' };

/** Of lists, their items and quotes. A line that goes deeper is read as text from there on. */
const DEEPEST_BLOCK = 24;
/** Emphasis can be inside itself as often as there are characters. What is deeper than this is drawn as its text alone. */
const DEEPEST = 40;

// Its own bound leaves out all that follows, so ours comes before it. Indented lines are paragraphs, as writers mean them.
const markdown = new MarkdownIt('commonmark', { html: false, maxNesting: DEEPEST_BLOCK + 4 })
  .enable('table')
  .disable(['html_block', 'html_inline', 'code'])
  .use(linkPictures);
markdown.block.ruler.before('table', 'deepest', readDeepestLine);
markdown.validateLink = (address) => webAddress(address) !== undefined;

export function markdownNodes(source: string, top: TopHeading = 3): MarkdownNode[] {
  const root: MarkdownNode[] = [];
  /** Where children go: those of a thing that is not drawn itself go to the one around it. */
  const open = [root];
  const headingLevel = headingLevels(top);
  for (const token of flat(markdown.parse(source, {}))) {
    const around = open.at(-1) ?? root;
    if (token.nesting < 0) {
      open.pop();
      nameEmptyLink(open.at(-1)?.at(-1), around);
    } else if (token.nesting > 0) {
      const node = open.length > DEEPEST ? undefined : containerOf(token, headingLevel);
      if (node) around.push(node);
      open.push(node?.children ?? around);
    } else {
      addLeaf(around, token);
    }
  }
  return root;
}

function readDeepestLine(state: StateBlock, line: number): boolean {
  if (state.level < DEEPEST_BLOCK) return false;
  state.line = line + 1;
  state.push('paragraph_open', 'p', 1).map = [line, line + 1];
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(line, line + 1, state.blkIndent, false).trim();
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
}

function* flat(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    if (token.type === 'inline') yield* token.children ?? [];
    else yield token;
  }
}

const containers: Readonly<Record<string, Container>> = {
  paragraph_open: 'paragraph',
  blockquote_open: 'quote',
  list_item_open: 'item',
  table_open: 'table',
  thead_open: 'table-head',
  tbody_open: 'table-body',
  tr_open: 'row',
  th_open: 'head-cell',
  td_open: 'cell',
  strong_open: 'strong',
  em_open: 'emphasis',
};

type ParentNode = Extract<MarkdownNode, { children: MarkdownNode[] }>;

function containerOf(token: Token, headingLevel: (asked: number) => HeadingLevel): ParentNode | undefined {
  const children: MarkdownNode[] = [];
  switch (token.type) {
    case 'heading_open':
      return { kind: 'heading', level: headingLevel(Number(token.tag.slice(1))), children };
    case 'bullet_list_open':
      return { kind: 'list', ordered: false, start: 1, children };
    case 'ordered_list_open':
      return { kind: 'list', ordered: true, start: Number(token.attrGet('start') ?? 1), children };
    case 'link_open': {
      const href = webAddress(String(token.attrGet('href') ?? ''));
      return href === undefined ? undefined : { kind: 'link', href, children };
    }
    default: {
      const kind = containers[token.type];
      // The paragraphs of a list without blank lines are not drawn as such.
      return kind === undefined || token.hidden ? undefined : { kind, children };
    }
  }
}

function addLeaf(around: MarkdownNode[], token: Token): void {
  if (token.type === 'text') addText(around, token.content);
  else if (token.type === 'softbreak') addText(around, ' ');
  else if (token.type === 'hardbreak') around.push({ kind: 'break' });
  else if (token.type === 'hr') around.push({ kind: 'rule' });
  else if (token.type === 'code_inline') around.push({ kind: 'code', text: token.content });
  else if (token.type === 'fence' || token.type === 'code_block')
    around.push({ kind: 'code-block', text: token.content.replace(/\n$/, '') });
}

/** A link without a label, as pictures without a description become, is read by its address. */
function nameEmptyLink(node: MarkdownNode | undefined, children: MarkdownNode[]): void {
  if (typeof node !== 'object' || node.kind !== 'link') return;
  if (node.children === children && children.length === 0) children.push(node.href);
}

/** As one with the text before it: a hundred thousand pieces would be slow to draw. */
function addText(around: MarkdownNode[], text: string): void {
  const before = around.at(-1);
  if (typeof before === 'string') around[around.length - 1] = before + text;
  else if (text !== '') around.push(text);
}
