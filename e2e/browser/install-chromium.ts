import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const MOST_MINUTES = 10;
/** Without a font of common widths, a page moves when its own fonts come, whatever it does. */
const FONTS = 'fonts-liberation';

/** The ways to get a Chromium onto this machine, in the order to try them. Each answers whether it went through. */
export function chromiumInstallers({ shell }: { shell: boolean }) {
  const packages = [...(shell ? ['chromium-headless-shell'] : []), 'chromium'];
  return [
    { name: 'playwright install chromium', run: downloadWithPlaywright },
    ...packages.map((name) => ({ name: `apt-get install ${name}`, run: () => installWithApt(name) })),
  ];
}

function downloadWithPlaywright(): boolean {
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  // A network that drops packets would otherwise hold the tests up for minutes before the next way is tried.
  return succeeds(process.execPath, [cli, 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
}

function installWithApt(name: string): boolean {
  if (!succeeds('apt-get', ['--version'])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return false;
  const apt = (...args: string[]) =>
    isRoot
      ? succeeds('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
      : succeeds('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', name, FONTS);
}

function succeeds(program: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const run = spawnSync(program, args, {
    env: { ...process.env, ...env },
    timeout: MOST_MINUTES * 60_000,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status === 0) return true;
  const lastLines = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`
    .trim()
    .split('\n')
    .slice(-5);
  process.stderr.write(`${program} ${args.join(' ')} failed:\n  ${lastLines.join('\n  ')}\n`);
  return false;
}
