/*
 * Makes the narrated videos of the demo academy, which lie beside their lessons in demo/courses and are played as they
 * are: running an academy needs nothing of this. Making one needs ffmpeg with flite and libx264, espeak-ng (for Bengali)
 * and a Chromium (CHROMIUM_PATH, or the one Playwright downloads):
 *
 *   node demo/film-maker/make.ts                      all of them, some minutes
 *   node demo/film-maker/make.ts regularisation       one of them
 *   node demo/film-maker/make.ts regularisation 12.5  a picture of one moment, in the folder of temporary files
 *
 * A film is its sentences and a drawing for every moment of them. The same words make the same film.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captionsOf } from './captions.ts';
import type { Film } from './film.ts';
import { componentTree } from './films/component-tree.ts';
import { regularisation } from './films/regularisation.ts';
import { whatProgrammingIs } from './films/what-programming-is.ts';
import { frameAt } from './picture/frame.ts';
import { openCamera, record } from './record.ts';
import { narrate } from './sound/narrate.ts';

const courses = path.resolve(import.meta.dirname, '../courses');
/** Each with the folder of its lesson. */
const films: readonly (readonly [Film, string])[] = [
  [regularisation, 'machine-learning-by-intuition/03-too-simple-too-clever'],
  [componentTree, 'react-in-practice/01-components-with-clear-borders'],
  [whatProgrammingIs, 'python-from-zero/01-first-steps'],
];

async function make(film: Film, target: string, moments: readonly number[]): Promise<void> {
  const narration = narrate(film, folder);
  console.log(`${film.name}: ${narration.durationSeconds.toFixed(2)} s`);
  for (const moment of moments) {
    const picture = path.join(tmpdir(), `${film.name}-${moment}.png`);
    writeFileSync(picture, await camera.photograph(frameAt(film, narration, moment)));
    console.log(picture);
  }
  if (moments.length > 0) return;
  await record(film, narration, camera, folder, target);
  if (!film.isHeard) {
    writeFileSync(target.replace(/mp4$/, `${film.language}.vtt`), captionsOf(film, narration));
  }
}

const [wanted, ...moments] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'academy-films-'));
const camera = await openCamera(folder);
try {
  for (const [film, lessonFolder] of films.filter(([{ name }]) => wanted === undefined || name === wanted)) {
    await make(film, path.join(courses, lessonFolder, `${film.name}.mp4`), moments.map(Number));
  }
} finally {
  await camera.close();
  rmSync(folder, { recursive: true, force: true });
}
