import type { Page } from '@playwright/test';
import { expectAtWidths, phoneAndDesk, rulesAboutColours, violationsOn } from './expect-accessible.ts';

/** What depends on what a width shows. */
const rulesAboutWidths = ['scrollable-region-focusable', 'landmark-unique'];

interface ReadableOptions {
  /** What of the page is new: the frame around it is looked at with the page itself. */
  readonly part?: string;
  readonly widths?: readonly number[];
}

/**
 * What only a browser can tell of a state of a page: its letters stand out from their ground in both themes, and nothing
 * stands out to the side, on a phone and at a desk. Names, roles and order are shown by the component test of the state.
 */
export async function expectReadable(
  page: Page,
  state: string,
  { part = 'main', widths = phoneAndDesk }: ReadableOptions = {},
): Promise<void> {
  await expectAtWidths(page, state, widths, (colorScheme) => {
    const rules = colorScheme === 'light' ? [...rulesAboutColours, ...rulesAboutWidths] : rulesAboutColours;
    return violationsOn(page, { rules, part });
  });
}
