import MarkdownIt from 'markdown-it';

/** What a text of a lesson names outside of itself. */
export interface TextMarks {
  /** Addresses, those of pictures too: lessons show a picture as a link to it. */
  readonly links: readonly string[];
  /** Addresses of pictures that nobody described. */
  readonly undescribed: readonly string[];
}

/** Of one text; a page with more has gone wrong. */
const MOST_LINKS = 200;
const LONGEST_URL = 2048;

// As the web app reads lessons, which leaves out markup and indented code; here pictures are told from links.
const markdown = new MarkdownIt('commonmark', { html: false, maxNesting: 28 })
  .enable('table')
  .disable(['html_block', 'html_inline', 'code']);
markdown.validateLink = (address) => webAddress(address) !== null;

export function readMarkdownMarks(source: string): TextMarks {
  const links = new Set<string>();
  const undescribed: string[] = [];
  for (const token of markdown.parse(source, {}).flatMap(({ children }) => children ?? [])) {
    const address = token.attrGet(token.type === 'image' ? 'src' : 'href');
    const url = address === null ? null : webAddress(String(address));
    if (url === null) continue;
    if (links.size < MOST_LINKS) links.add(url);
    const isDescribed = token.type !== 'image' || token.content.trim() !== '';
    if (!isDescribed && undescribed.length < MOST_LINKS) undescribed.push(url);
  }
  return { links: [...links], undescribed };
}

/** In a text without Markdown, such as a description: addresses as people write them among their words. */
export function readPlainLinks(source: string): string[] {
  const found = source.match(/https?:\/\/[^\s<>"'“”‘’`]+/gi) ?? [];
  const links = found.slice(0, MOST_LINKS).map((text) => webAddress(text.replace(/[.,;:!?)\]}।]+$/u, '')));
  return [...new Set(links.filter((link) => link !== null))];
}

function webAddress(written: string): string | null {
  if (!/^https?:\/\//i.test(written)) return null;
  const url = URL.parse(written);
  if (url === null) return null;
  // The part behind # is never sent.
  url.hash = '';
  return url.href.length <= LONGEST_URL ? url.href : null;
}
