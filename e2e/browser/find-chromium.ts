/*
 * Run as a program by `npm test` and by measurements: writes what it does to the error stream and, when a working
 * Chromium was found or installed, one line of JSON to the output: where it is, whether it can be sandboxed, and what
 * Playwright needs to start it as the stories do. With the word `shell` one without windows will do, and is preferred.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions, sandboxIsPossible } from '../chromium.ts';
import { chromiumInstallers } from './install-chromium.ts';

/** The same browser without windows, tabs and address bar, which costs a fifth less. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const START_MS = 30_000;
const VIDEO_WE_SERVE = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

const shell = process.argv.includes('shell');

interface WorkingChromium {
  readonly path: string;
  readonly sandbox: boolean;
}

const rejected = new Set<string>();

async function findOrInstall(): Promise<WorkingChromium | null> {
  const present = await firstWorking();
  if (present) return present;
  for (const installer of chromiumInstallers({ shell })) {
    say(`Trying ${installer.name} …`);
    const installed = installer.run() ? await firstWorking() : null;
    if (installed) return installed;
  }
  return null;
}

async function firstWorking(): Promise<WorkingChromium | null> {
  for (const program of candidates()) {
    if (rejected.has(program)) continue;
    const reason = await reasonAgainst(program, sandboxIsPossible);
    if (reason === null) return { path: program, sandbox: sandboxIsPossible };
    if (sandboxIsPossible && (await reasonAgainst(program, false)) === null) {
      return { path: program, sandbox: false };
    }
    say(`${program} will not do: ${reason}`);
    rejected.add(program);
  }
  return null;
}

/** Every browser this machine might have, the one asked for first, a downloaded one last. */
function candidates(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = [...(shell ? [SHELL] : []), ...COMMANDS].flatMap((command) =>
    folders.map((folder) => path.join(folder, command)),
  );
  const requested = process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : [];
  const found = [...requested, ...onPath, ...MACOS_APPS, chromium.executablePath()];
  return [...new Set(found)].filter((candidate) => existsSync(candidate));
}

/** Starts the browser for real and asks for the codecs our video needs. Answers why it will not do, or null. */
async function reasonAgainst(executablePath: string, sandbox: boolean): Promise<string | null> {
  try {
    const options = chromiumLaunchOptions(executablePath, sandbox);
    const browser = await chromium.launch({ ...options, timeout: START_MS });
    try {
      const page = await browser.newPage();
      const plays = await page.evaluate(`MediaSource.isTypeSupported('${VIDEO_WE_SERVE}')`);
      return plays === true ? null : 'it cannot play H.264 and AAC';
    } finally {
      await browser.close();
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return `it does not start: ${text.split('\n').slice(0, 3).join(' ')}`;
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

const found = await findOrInstall();
if (found) {
  const launch = chromiumLaunchOptions(found.path, found.sandbox);
  process.stdout.write(`${JSON.stringify({ ...found, launch })}\n`);
} else {
  say('No Chromium that works was found or could be installed. Install one, or set CHROMIUM_PATH to it.');
  process.exitCode = 1;
}
