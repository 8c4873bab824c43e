/** Lighthouse as a program: each run has a process, a Chromium and a profile of its own, and starts with nothing kept. */
import { type ChildProcess, type ExecFileException, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../chromium.ts';
import { type PageFigures, readFigures, UnmeasuredPage } from './page-figures.ts';

export type Device = 'phone' | 'desktop';

export interface Lighthouse {
  /** Told how many times slower than this machine the phone's processor is, it takes that instead of four. */
  run(url: string, device: Device, slowdown?: number): Promise<PageFigures>;
}

const installer = path.resolve(import.meta.dirname, '../../../scripts/lighthouse.mjs');
const program = path.resolve(import.meta.dirname, '../../lighthouse/node_modules/lighthouse/cli/index.js');
const MOST_MS = 180_000;
/** Now and then a browser on a busy machine loses the trace of a page. */
const mostAttempts = 3;

/** What Lighthouse takes without being told is the phone: slow 4G, and a processor four times slower. */
const deviceFlags: Readonly<Record<Device, readonly string[]>> = {
  phone: [],
  desktop: ['--preset=desktop'],
};

/** Installs it first where that has not been done. */
export async function prepareLighthouse(): Promise<Lighthouse> {
  const [code] = await once(spawn(process.execPath, [installer], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('Lighthouse could not be installed.');
  const chromium = await findChromium();
  const chromeFlags = [...(chromium.launch.args ?? []), ...(chromium.sandbox ? [] : ['--no-sandbox'])];
  const env = { ...process.env, CHROME_PATH: chromium.path };
  // Of all signals it is this one at which Lighthouse ends its Chromium too.
  const killSignal = 'SIGINT';
  const options = { env, timeout: MOST_MS, killSignal, maxBuffer: 64 * 1024 * 1024 } as const;
  let running: ChildProcess | undefined;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => running?.kill(killSignal));
  const runOnce = async (url: string, device: Device, slowdown?: number) => {
    // A file, and not its output: of a pipe it loses the end now and then.
    const folder = await mkdtemp(path.join(tmpdir(), 'academy-lighthouse-'));
    const report = path.join(folder, 'report.json');
    const args = [
      ...[program, url, '--output=json', `--output-path=${report}`, '--quiet'],
      '--only-categories=performance',
      // Nothing is reported to anybody, and nobody is asked whether it may be.
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      // The page of an address that does not exist is one of those measured.
      '--ignore-status-code',
      `--chrome-flags=${chromeFlags.join(' ')}`,
      ...deviceFlags[device],
      ...(slowdown === undefined ? [] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
    ];
    try {
      const run = promisify(execFile)(process.execPath, args, options);
      running = run.child;
      await run.catch((error: ExecFileException) => tellWhy(error, report));
      return readFigures(JSON.parse(await readFile(report, 'utf8')));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    run: async (url, device, slowdown) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(url, device, slowdown);
        } catch (error) {
          if (attempt === mostAttempts || !(error instanceof UnmeasuredPage)) throw error;
          console.log(`Once more: ${error.message}`);
        }
      }
    },
  };
}

/** A run that Lighthouse gave up has a report too, which says why. */
function tellWhy({ code, signal, stderr }: ExecFileException, report: string): void {
  if (!existsSync(report)) throw new Error(`Lighthouse ended with ${code ?? signal}: ${stderr}`);
}
