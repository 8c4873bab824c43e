import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const themes = ['light', 'dark'] as const;
const rulesAboutColours = ['color-contrast', 'link-in-text-block'];
/** What depends on what a width shows. */
const rulesAboutWidths = ['scrollable-region-focusable', 'landmark-unique'];
const NOTHING_MORE = '0';

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
  { part = 'main', widths = [390, 1280] }: ReadableOptions = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of width === widths[0] ? themes : themes.slice(0, 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await drawn(page);
      const rules = colorScheme === 'light' ? [...rulesAboutColours, ...rulesAboutWidths] : rulesAboutColours;
      expect(await unreadableIn(page, part, rules), `${state}, ${colorScheme}, ${width} px`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `pixels that stand out to the side, ${state}, ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

async function unreadableIn(page: Page, part: string, rules: string[]): Promise<string[]> {
  // It stays until the page is left.
  const isThere = await page.evaluate(() => 'axe' in window);
  const found = await new AxeBuilder({ page, ...(isThere ? { axeSource: NOTHING_MORE } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withRules(rules)
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A new theme or width is on the screen, in its own letters, two frames later at the latest. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
