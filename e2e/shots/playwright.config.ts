import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';

/** `npm run shots`: every screen, as everybody who may see it, in every width and both themes, to be looked at. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../test-results/shots',
  globalSetup: './start-academy.ts',
  globalTeardown: './write-album.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: chromiumLaunchOptions(), locale: 'en-US' },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
