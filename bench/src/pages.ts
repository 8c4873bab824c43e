/** The pages that everybody may open: in a browser, as Lighthouse sees them, and at the server. */
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { BenchRow } from './bench-row.ts';
import { openChromium } from './chromium.ts';
import { compare, type Read, withContenders } from './compare.ts';
import { prepareLighthouse } from './pages/lighthouse.ts';
import { measurePages } from './pages/measure-pages.ts';
import { servePlainPages } from './pages/plain-pages.ts';
import { listPublicPages, type PublicPage } from './pages/public-pages.ts';
import { searchAtRandom } from './pages/random-searches.ts';
import type { RunningAcademy } from './running-academy.ts';

export interface PagesBenchOptions {
  readonly seconds: number;
  /** One run on the phone and one of its control, few searches: for a look while something is being changed. */
  readonly quick: boolean;
  /** Names of pages, `requests` or `memory`, with commas between; everything unless told. */
  readonly only?: string | undefined;
}

const cataloguePage: Read = {
  name: 'page of the catalogue',
  path: webRoutes.courses,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
  beside: 'the bytes',
  target: { atLeast: 0.8 },
};

export function benchPages({ seconds, quick, only }: PagesBenchOptions): Promise<BenchRow[]> {
  console.log('Public pages');
  return withContenders(seconds, async (contenders) => {
    const { academy } = contenders;
    const pages = await listPublicPages(academy.origin);
    const wanted = new Set(only?.split(',') ?? [...pages.map(({ name }) => name), 'requests', 'memory']);
    const wantedPages = pages.filter(({ name }) => wanted.delete(name));
    const wants = { requests: wanted.delete('requests'), memory: wanted.delete('memory') };
    if (wanted.size > 0) {
      const names = pages.map(({ name }) => name).join(', ');
      throw new Error(`There is no ${[...wanted].join(', ')} to measure, but ${names}, requests, memory.`);
    }

    const rows = wantedPages.length > 0 ? await openPages(academy, wantedPages, quick) : [];
    if (wants.requests) {
      console.log('\nThe page itself, compressed, 10 connections');
      rows.push(...(await compare([cataloguePage], contenders)));
    }
    if (wants.memory) {
      await searchAtRandom(
        academy,
        quick ? { warmUp: 500, counted: 2000 } : { warmUp: 3000, counted: 12_000 },
      );
    }
    return rows;
  });
}

async function openPages(
  academy: RunningAcademy,
  pages: readonly PublicPage[],
  quick: boolean,
): Promise<BenchRow[]> {
  const lighthouse = await prepareLighthouse();
  const browser = await openChromium();
  try {
    const plain = await servePlainPages(academy.origin, browser);
    try {
      return await measurePages(pages, { academyOrigin: academy.origin, plain, lighthouse }, quick);
    } finally {
      await plain.stop();
    }
  } finally {
    await browser.close();
  }
}
