import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

const finder = path.resolve(import.meta.dirname, '../../e2e/browser/find-chromium.ts');

export interface FoundChromium {
  readonly path: string;
  /** Whether it can be started in its sandbox here. */
  readonly sandbox: boolean;
  /** How the stories start a browser. */
  readonly launch: LaunchOptions;
}

/** The whole browser, as visitors have it, and not the one without windows that stories prefer. */
export async function findChromium(): Promise<FoundChromium> {
  const { stdout } = await promisify(execFile)(process.execPath, [finder]);
  return JSON.parse(stdout);
}

/** Started as the stories start it. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch((await findChromium()).launch);
}
