import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { announce } from '../academies.ts';
import { startAcademy } from '../start-academy.ts';
import { album, themes, widths } from './take-shots.ts';

/** One academy with all of the demo for every picture: a picture may show what another one's test wrote. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function startAlbum(config: FullConfig): Promise<() => Promise<void>> {
  const logFile = path.join(config.projects[0]?.outputDir ?? '', 'academy.log');
  const { academy, stop } = await startAcademy(logFile);
  announce({ library: academy, school: academy, studio: academy });
  return async () => {
    if (existsSync(album)) writeAlbum();
    await stop();
  };
}

const style = `body{font:15px/1.5 system-ui;margin:2rem;background:#8a8a8a}h2{margin:2.5rem 0 .5rem}
.row{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}img{max-height:700px;border-radius:4px}`;

/** A page with all pictures, screen by screen, to be opened in any browser. */
function writeAlbum(): void {
  const screens = readdirSync(album).filter((name) => statSync(path.join(album, name)).isDirectory());
  const rows = screens.toSorted().map((screen) => {
    const pictures = themes
      .flatMap((theme) => widths.map((width) => `${screen}/${width}-${theme}.png`))
      .filter((file) => existsSync(path.join(album, file)))
      .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
    return `<h2>${screen}</h2><div class="row">${pictures.join('')}</div>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Academy, every screen</title><style>${style}</style>`;
  writeFileSync(path.join(album, 'index.html'), page + rows.join('\n'));
}
