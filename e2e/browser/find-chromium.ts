import { chromiumLaunchOptions, sandboxIsPossible } from '../chromium.ts';
import { chromiumCandidates } from './candidates.ts';
import { chromiumInstallers } from './install-chromium.ts';
import { reasonAgainst } from './try-chromium.ts';

/*
 * Run as a program by `npm test` and by measurements: writes what it does to the error stream and, when a working
 * Chromium was found or installed, one line of JSON to the output: where it is, whether it can be sandboxed, and what
 * Playwright needs to start it as the stories do. With the word `shell` one without windows will do, and is preferred.
 */

const shell = process.argv.includes('shell');

interface WorkingChromium {
  readonly path: string;
  readonly sandbox: boolean;
}

const rejected = new Set<string>();

async function firstWorking(): Promise<WorkingChromium | null> {
  for (const path of chromiumCandidates({ shell })) {
    if (rejected.has(path)) continue;
    const reason = await reasonAgainst(path, sandboxIsPossible);
    if (reason === null) return { path, sandbox: sandboxIsPossible };
    if (sandboxIsPossible && (await reasonAgainst(path, false)) === null) return { path, sandbox: false };
    say(`${path} will not do: ${reason}`);
    rejected.add(path);
  }
  return null;
}

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
