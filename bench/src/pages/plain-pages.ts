import { once } from 'node:events';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { forkServer } from '../forked-server.ts';
import type { Device } from './lighthouse.ts';
import { takePage } from './plain-page.ts';
import type { PublicPage } from './public-pages.ts';

/** A page without scripts, to be served at an address. */
export interface PlainPage {
  readonly address: string;
  readonly status: number;
  readonly html: string;
}

export interface PlainPages {
  readonly origin: string;
  /** Takes the page from the academy as that device shows it, and serves it at the same address from now on. */
  copy(page: PublicPage, device: Device): Promise<void>;
  stop(): Promise<void>;
}

/** The controls of an academy's pages. */
export async function servePlainPages(academyOrigin: string, browser: Browser): Promise<PlainPages> {
  const program = path.join(import.meta.dirname, 'plain-pages-server.ts');
  const { child, port, stop } = await forkServer(program, [academyOrigin]);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    stop,
    copy: async (page, device) => {
      const { address } = page;
      const { html, picture } = await takePage(browser, academyOrigin, page, device);
      const { status } = await fetch(academyOrigin + address, { method: 'HEAD' });
      const plain: PlainPage = { address, status, html: html.replaceAll(academyOrigin, origin) };
      child.send(plain);
      await once(child, 'message');
      // Also makes the server fetch what the page names, which would otherwise be a part of the first measurement.
      const copied = await takePage(browser, origin, page, device);
      if (!copied.picture.equals(picture)) console.log(`${page.name}: the control does not look the same`);
    },
  };
}
