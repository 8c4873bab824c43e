import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';

const finder = path.resolve(import.meta.dirname, '../../../e2e/browser/find-chromium.ts');

/** The Chromium that the stories would run in, started as they start it. */
export async function openChromium(): Promise<Browser> {
  const { stdout } = await promisify(execFile)(process.execPath, [finder]);
  return chromium.launch(JSON.parse(stdout).launch);
}
