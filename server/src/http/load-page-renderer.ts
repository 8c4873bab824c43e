import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@academy/contract/interface/languages.ts';
import type { CreatePageRenderer, PageRenderer } from '@academy/contract/interface/page-renderer.ts';
import { pageFile } from './page-language.ts';

/** What the build of the web app left for the server to draw pages with; undefined for a build without it. */
export async function loadPageRenderer(
  folder: string,
  origin: string,
  fetch: (address: unknown) => Promise<Response>,
): Promise<PageRenderer | undefined> {
  const file = path.join(folder, '.server/render-page.js');
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as { createPageRenderer: CreatePageRenderer };
  return module.createPageRenderer({
    templates: Object.fromEntries(
      languages.map((language) => [
        language,
        readFileSync(path.join(folder, pageFile('index', language)), 'utf8'),
      ]),
    ) as Record<Language, string>,
    manifest: JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')),
    origin,
    fetch,
  });
}
