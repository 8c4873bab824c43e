import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';
import { language } from './take-shots.ts';

/** `npm run shots`: pictures of every screen, for every role that may see it, in every width and both themes. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../test-results/shots',
  globalSetup: './album.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: chromiumLaunchOptions(), locale: language === 'en' ? 'en-US' : language },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
