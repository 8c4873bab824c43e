import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../../chromium.ts';
import { until } from '../../faults/until.ts';
import { openCinema } from '../classroom.ts';
import type { Cluster } from '../cluster.ts';

export function tellBrowser(cluster: Cluster): void {
  it('plays a film in a browser, its segments from the CDN', async () => {
    const { lesson } = await openCinema(cluster, 'browser', 8);
    const session = await cluster.session('student@browser.example');
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const context = await browser.newContext();
      const cookies = session.split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split('=', 2);
        return { name, value, url: cluster.address };
      });
      await context.addCookies(cookies);
      const page = await context.newPage();
      const fetched: string[] = [];
      const complaints: string[] = [];
      page.on('response', (response) => fetched.push(response.url()));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(cluster.address + buildPath(webRoutes.lesson, lesson));
      await page.getByRole('region', { name: /^Video player/ }).press('k');
      const second = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await until(async () => (await second()) > 5, { withinMs: 60_000, what: 'five seconds of film' });
      const segments = fetched.filter((url) => url.includes('/api/hls/segments/'));
      expect(segments.length).toBeGreaterThan(1);
      expect(segments.filter((url) => !url.startsWith(cluster.cdn))).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
