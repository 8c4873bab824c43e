/** What a text may link to. */
import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/**
 * Lessons show no pictures, so that reading one tells no other site of it. A picture becomes a link to it, with its description as
 * the words; what has none is named by its address, as every link is. A picture inside a link is its description alone: there
 * is no link in a link.
 */
export function linkPictures(markdown: MarkdownIt): void {
  markdown.core.ruler.push('picture_links', ({ tokens, Token }) => {
    for (const block of tokens) {
      if (block.children) block.children = withLinks(block.children, Token);
    }
  });
}

function withLinks(tokens: readonly Token[], Kind: StateCore['Token']): Token[] {
  let isInLink = false;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open' || token.type === 'link_close') isInLink = token.nesting > 0;
    if (token.type !== 'image') return [token];
    const words = new Kind('text', '', 0);
    words.content = wordsOf(token);
    if (isInLink) return [words];
    const open = new Kind('link_open', 'a', 1);
    open.attrSet('href', String(token.attrGet('src') ?? ''));
    return [open, words, new Kind('link_close', 'a', -1)];
  });
}

function wordsOf({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  // The content of a picture is its description as it was written, with the marks.
  return type === 'image' ? (children ?? []).map(wordsOf).join('').trim() : content;
}

/** Only addresses of web pages: whatever else a browser would follow, a script above all, stays text. */
export function webAddress(written: string): string | undefined {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  return new URL(written).href;
}
