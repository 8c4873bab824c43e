import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cutFont, type FontCut } from './cut-font.ts';

export interface FontRecipe extends FontCut {
  /** The file in its package. */
  readonly source: string;
}

const resolve = createRequire(import.meta.url).resolve;
const cutter = resolve('subset-font/package.json');

/**
 * Smaller copies of the packages' fonts, for stylesheets to name as `@fonts/<name>.woff2`. Making them takes some
 * seconds, so they stay beside the packages until a source, a recipe or what makes them changes.
 */
export function subsetFonts(recipes: Readonly<Record<string, FontRecipe>>): Plugin {
  return {
    name: 'academy:subset-fonts',
    async config() {
      const sources = Object.values(recipes).map(({ source }) => resolve(source));
      const madeBy = [cutter, join(import.meta.dirname, 'cut-font.ts')];
      const key = await hashOf(JSON.stringify(recipes), [...madeBy, ...sources]);
      const folder = join(cutter, '../../.cache/academy-fonts', key);
      await mkdir(folder, { recursive: true });
      for (const [name, { source, ...cut }] of Object.entries(recipes)) {
        const file = join(folder, `${name}.woff2`);
        if (!existsSync(file)) await writeWhole(file, await cutFont(await readFile(resolve(source)), cut));
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

async function hashOf(text: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** A build that is killed leaves no half a font behind. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
