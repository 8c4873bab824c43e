/*
 * Makes the narrated videos of the demo academy, which lie in cli/src/demo/videos/files and are played as they are:
 * running an academy needs nothing of this. Making one needs ffmpeg with flite and libx264, espeak-ng (for Bengali) and
 * a Chromium (CHROMIUM_PATH, or the one Playwright downloads):
 *
 *   node scripts/demo-videos/make.ts                      all of them, some minutes
 *   node scripts/demo-videos/make.ts regularisation       one of them
 *   node scripts/demo-videos/make.ts regularisation 12.5  a picture of one moment, in the folder of temporary files
 *
 * A film is its sentences and a drawing for every moment of them. The same words make the same film.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Film } from './film.ts';
import { componentTree } from './films/component-tree.ts';
import { regularisation } from './films/regularisation.ts';
import { whatProgrammingIs } from './films/what-programming-is.ts';
import { frameAt } from './picture/frame.ts';
import { type Camera, openCamera, record } from './record.ts';
import { narrate } from './sound/narrate.ts';

const films = [regularisation, componentTree, whatProgrammingIs];
const target = path.resolve(import.meta.dirname, '../../cli/src/demo/videos/files');

async function make(film: Film, moments: readonly number[], camera: Camera, folder: string): Promise<void> {
  const narration = narrate(film, folder);
  console.log(`${film.name}: ${narration.durationSeconds.toFixed(2)} s`);
  for (const moment of moments) {
    const picture = path.join(tmpdir(), `${film.name}-${moment}.png`);
    writeFileSync(picture, await camera.photograph(frameAt(film, narration, moment)));
    console.log(picture);
  }
  if (moments.length === 0)
    await record(film, narration, camera, folder, path.join(target, `${film.name}.mp4`));
}

const [wanted, ...moments] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'academy-films-'));
const camera = await openCamera(folder);
try {
  for (const film of films.filter(({ name }) => wanted === undefined || name === wanted)) {
    await make(film, moments.map(Number), camera, folder);
  }
} finally {
  await camera.close();
  rmSync(folder, { recursive: true, force: true });
}
