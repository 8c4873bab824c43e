/** What a page is made of, in words that are the same whoever drew it: the server, or the app in a browser. */
import type { Page } from '@playwright/test';

/**
 * One line an element or text. Ids that React gives are counted, since the two count them in their own ways.
 * `html`: a page that was fetched and not opened, in place of the one that is open.
 */
export function markupOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((fetched) => {
    const read = fetched === undefined ? document : new DOMParser().parseFromString(fetched, 'text/html');
    const givenIds: string[] = [];
    const named = (value: string) =>
      value.replace(/«[rR]\w*»|_[rR]_\w*_/g, (id) => {
        if (!givenIds.includes(id)) givenIds.push(id);
        return `id ${givenIds.indexOf(id)}`;
      });
    const linesOf = (node: Element, depth: string): string[] => {
      const said = node.matches('[aria-live]');
      // The title that is said has its language; and the app takes out of the address what it has read from it.
      const ofTheApp = said ? 'lang' : node.matches('a[hreflang]') ? 'href' : null;
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== ofTheApp)
        .map(({ name, value }) => `${name}="${named(value)}"`)
        .sort();
      // The app alone says to screen readers that a page is open, and draws what does nothing without it; the server alone has what is
      // for want of scripts, and what is folded.
      const differs = said || node.matches('noscript, [data-folded=true], [data-app-alone]');
      const children = differs ? [] : [...node.childNodes];
      return [
        `${depth}${node.localName} ${attributes.join(' ')}`,
        ...children.flatMap((child) => {
          if (child instanceof Element) return linesOf(child, `${depth}  `);
          return child instanceof Text && child.data !== '' ? [`${depth}  ${child.data}`] : [];
        }),
      ];
    };
    // A copy, to be taken apart: the page goes on living.
    const root = read.getElementById('root')?.cloneNode(true) as Element | undefined;
    if (root === undefined) return [];
    // Comments of the server's keep texts apart that belong together.
    const walker = read.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
    root.normalize();
    return linesOf(root, '');
  }, html);
}
