import path from 'node:path';
import type { Page } from '@playwright/test';
import { drawn } from '../expect-accessible.ts';
import { textsIn } from '../translated-texts.ts';

/** Of the interface: English, or what `npm run shots -- --language bn` names. */
export const language = process.env['SHOTS_LANGUAGE'] ?? 'en';
/** A text of the interface in that language, by its English. */
export const say = textsIn(language);

const folder = language === 'en' ? 'shots' : `shots-${language}`;
export const album = path.resolve(import.meta.dirname, '../..', folder);
export const widths = [320, 390, 768, 1280, 1920];
export const themes = ['light', 'dark'] as const;

interface ShotOptions {
  /** A state that looks the same at neighbouring widths needs fewer. */
  readonly at?: readonly number[];
  /** The page from its top to its end, or what a window of the usual height shows of it. */
  readonly whole?: boolean;
}

/** Loads a page once for all widths and themes. The pictures of a screen are in a folder of its name. */
export async function takeShots(
  page: Page,
  name: string,
  { at = widths, whole = true }: ShotOptions = {},
): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    if (whole) await growToItsEnd(page, width);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await drawn(page);
      await page.screenshot({ path: path.join(album, name, `${width}-${colorScheme}.png`) });
    }
  }
}

/** A page as it looks when everything it asked for has been answered. */
export async function visitAndShoot(
  page: Page,
  address: string,
  name: string,
  options?: ShotOptions,
): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await takeShots(page, name, options);
}

/** A window as high as the page: what sticks to the window's edge is where it would be, not in the middle. */
async function growToItsEnd(page: Page, width: number): Promise<void> {
  await drawn(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}
