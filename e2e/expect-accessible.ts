import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const themes = ['light', 'dark'] as const;
const phoneAndDesk = [390, 1280];

/**
 * Looks at a page as it stands, in both themes and at the widths given: axe finds nothing, and nothing stands out
 * to the side. One loading serves for all of them, and the page is left as wide as it was.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { widths = phoneAndDesk } = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await drawn(page);
      expect(await violationsOn(page), `${state}, ${colorScheme}, ${width} px`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `pixels that stand out to the side, ${state}, ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Our pages hold no frames of ours, so axe need not be carried into each; and what passes is not reported. */
export async function violationsOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A new theme or width is on the screen, in its own letters, two frames later at the latest. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
