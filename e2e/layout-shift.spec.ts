import type { Page } from '@playwright/test';
import { openPagesEmpty } from './empty-page.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { textsIn } from './translated-texts.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** After two frames all that has arrived is on the screen, and its shifts are recorded. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Whatever moves from now on, with what it is. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof HTMLElement ? `${node.tagName} ${node.innerText.slice(0, 20)}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${from.y}+${from.height} to ${to.y}+${to.height}`,
        );
        // A word in another font is some pixels longer or shorter, and so is what stands beside it.
        if (entry.value > 0.002) shifts.push(`${entry.value.toFixed(3)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'));

for (const width of [390, 1280]) {
  test(`nothing moves while the app draws the catalogue at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await openPagesEmpty(page);
    // The style sheet, the app, and then courses and fonts arrive late: the page must not move when they do.
    const releaseSheet = await holdRequests(page, /\/assets\/[^/]+\.css$/);
    const releaseCode = await holdRequests(page, /\/assets\/[^/]+\.js$/);
    const releaseRest = await holdRequests(page, /\/api\/courses\?|\.woff2$/);
    await page.goto('/courses', { waitUntil: 'commit' });
    await expect(page.locator('#frame')).toBeVisible();
    await twoFrames(page);
    releaseSheet();
    const sheets = () => page.evaluate(() => document.styleSheets.length);
    await expect.poll(sheets).toBeGreaterThan(1);
    await twoFrames(page);
    releaseCode();
    await expect(page.getByText('Loading courses...').last()).toBeVisible();
    await twoFrames(page);
    releaseRest();
    await expect(page.getByRole('button', { name: 'Load more courses' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

const drawnPages = [
  { address: '/courses', language: 'en', width: 390, where: 'at 390 px' },
  { address: '/courses', language: 'en', width: 1280, where: 'at 1280 px' },
  { address: '/courses?lang=bn', language: 'bn', width: 390, where: 'in Bengali, at 390 px' },
  { address: '/courses?lang=bn', language: 'bn', width: 1280, where: 'in Bengali, at 1280 px' },
] as const;

for (const { address, language, width, where } of drawnPages) {
  test(`nothing moves when fonts and the app come to a catalogue that is there, ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    const releaseCode = await holdRequests(page, /\/assets\/[^/]+\.js$/);
    const releaseFonts = await holdRequests(page, /\.woff2$/);
    const releaseCourses = await holdRequests(page, /\/api\/courses\?/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: textsIn(language)('Browse All Courses') })).toBeVisible();
    await twoFrames(page);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames(page);
    // A system without Bengali has boxes in place of the letters, which are as wide as they are (decision 040).
    const ofBoxes = language === 'bn' ? (await shiftsOf(page)).length : 0;
    const again = page.waitForRequest(/\/api\/courses\?/);
    releaseCode();
    await again;
    await twoFrames(page);
    const asked = page.waitForResponse(/\/api\/courses\?/);
    releaseCourses();
    await asked;
    await twoFrames(page);
    expect((await shiftsOf(page)).slice(ofBoxes)).toEqual([]);
  });
}
