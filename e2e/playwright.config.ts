import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './start-academies.ts',
  fullyParallel: true,
  workers: 2,
  // A story that passes at the second attempt is a bug in the story or in the product.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Patience costs a story nothing when it passes, and a busy machine may need it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    // Recording a trace takes about as much of the processor as the story itself.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What it answers no story can hold up or change; those about it let it in.
    serviceWorkers: 'block',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
