import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The same browser without windows, tabs and address bar, which costs a fifth less. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Every browser this machine might have, the one asked for first, a downloaded one last. */
export function chromiumCandidates({ shell }: { shell: boolean }, env = process.env): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = [...(shell ? [SHELL] : []), ...COMMANDS].flatMap((command) =>
    folders.map((folder) => path.join(folder, command)),
  );
  const asked = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : [];
  const found = [...asked, ...onPath, ...MACOS_APPS, chromium.executablePath()];
  return [...new Set(found)].filter((candidate) => existsSync(candidate));
}
