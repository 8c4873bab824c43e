import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Device } from './lighthouse.ts';
import type { PublicPage } from './public-pages.ts';

/** The screens that Lighthouse measures on. */
const screens: Readonly<Record<Device, BrowserContextOptions>> = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1350, height: 940 } },
};

/** What runs, or is fetched for what runs. */
const ACTIVE = [
  'script',
  'noscript',
  'link[rel=modulepreload]',
  'link[rel=preload][as=script]',
  'link[rel=preload][as=fetch]',
  'link[rel=prefetch]',
].join();

const WITHOUT_SCRIPTS = `(() => {
  const page = document.documentElement.cloneNode(true);
  for (const active of page.querySelectorAll('${ACTIVE}')) active.remove();
  return '<!doctype html>' + page.outerHTML;
})()`;

export interface TakenPage {
  /** The page as its scripts have left it when everything is there, without the scripts. */
  readonly html: string;
  /** The first screen of it. */
  readonly picture: Buffer;
}

export async function takePage(
  browser: Browser,
  origin: string,
  { name, address }: PublicPage,
  device: Device,
): Promise<TakenPage> {
  const context = await browser.newContext(screens[device]);
  try {
    const page = await context.newPage();
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
    if (page.url() !== origin + address) throw new Error(`${name} leads on to ${page.url()}.`);
    return {
      html: await page.evaluate<string>(WITHOUT_SCRIPTS),
      picture: await page.screenshot({ animations: 'disabled' }),
    };
  } finally {
    await context.close();
  }
}
