import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const themes = ['light', 'dark'] as const;
const phoneAndDesk = [390, 1280];
const rulesAboutColours = ['color-contrast', 'link-in-text-block'];
/** What depends on what a width shows. */
const rulesAboutWidths = ['scrollable-region-focusable', 'landmark-unique'];
const NOTHING_MORE = '0';

/**
 * Looks at a page as it stands, at the widths given and in both themes at the first of them: axe finds nothing, and
 * nothing stands out to the side. One loading serves for all of them, and the page is left as wide as it was.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { widths = phoneAndDesk } = {},
): Promise<void> {
  // What is just fading in is seen in a moment.
  await expect
    .poll(() => page.evaluate(unseenMotion), {
      message: `what moves for ever and is not seen, ${state}`,
      timeout: 3_000,
    })
    .toEqual([]);
  await expectAtWidths(page, state, widths, (colorScheme) =>
    // A theme changes colours and nothing else: all the rules at each width, and once more those about colours.
    violationsOn(page, colorScheme === 'light' ? {} : { rules: rulesAboutColours }),
  );
}

/** It takes the processor of everybody who leaves the page open. Runs in the page. */
function unseenMotion(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    const isSeen = target?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? true;
    return isEndless && !isSeen ? [target?.outerHTML.slice(0, 200) ?? ''] : [];
  });
}

interface ReadableOptions {
  /** The part of the page that is new: the frame around it is checked with the page itself. */
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

/** Finds nothing at each width, in both themes at the first of them; nor does anything stand out to the side. */
async function expectAtWidths(
  page: Page,
  state: string,
  widths: readonly number[],
  find: (colorScheme: 'light' | 'dark') => Promise<string[]>,
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of width === widths[0] ? themes : themes.slice(0, 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await drawn(page);
      expect(await find(colorScheme), `${state}, ${colorScheme}, ${width} px`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `pixels that stand out to the side, ${state}, ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

interface Scope {
  readonly rules?: readonly string[];
  readonly part?: string;
}

/** Our pages hold no frames of ours, so axe need not be loaded into each; and what passes is not reported. */
async function violationsOn(page: Page, { rules, part }: Scope): Promise<string[]> {
  // It stays until the page is left, and to load it again takes longer than many a check.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: NOTHING_MORE } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules !== undefined) axe.withRules([...rules]);
  if (part !== undefined) axe.include(part);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A new theme or width is on the screen, in its own fonts, two frames later at the latest. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      // Seldom a browser without a screen draws none. What is looked at here is known without it.
      setTimeout(resolve, 5_000);
    });
  });
}
