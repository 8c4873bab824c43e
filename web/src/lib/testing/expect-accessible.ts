import axe from 'axe-core';
import { expect } from 'vitest';

/** What depends on colours, on sizes or on what a width hides, which only a browser knows: stories look at it. */
const needsTheBrowser = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'landmark-unique',
];

/** For what is drawn alone, without the title and the landmarks that a page has. */
export const partOfAPage = {
  without: ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title'],
};

/** Names, roles, labels and order of all that is on the page: axe finds nothing. */
export async function expectAccessible(
  state: string,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<void> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries([...needsTheBrowser, ...without].map((rule) => [rule, { enabled: false }])),
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, state).toEqual([]);
}
