import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { announce } from '../academies.ts';
import { startAcademy } from '../start-academy.ts';

/** One academy with all of the demo for every picture: nobody minds what the others write. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function startForShots(config: FullConfig): Promise<() => Promise<void>> {
  const { place, stop } = await startAcademy(path.join(config.projects[0]?.outputDir ?? '', 'academy.log'));
  announce({ library: place, school: place, studio: place });
  return stop;
}
