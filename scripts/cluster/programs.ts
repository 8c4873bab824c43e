/**
 * Looks for the programs that the cluster test runs and the project does not bring. With `--install` it installs what is missing,
 * where this is root on Debian or Ubuntu. What is missing in the end is named in one line, and is its failure.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Each with the package of Debian that has it. */
const PROGRAMS: Readonly<Record<string, string>> = {
  ceph: 'ceph-common',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  monmaptool: 'ceph-common',
  radosgw: 'radosgw',
  'radosgw-admin': 'radosgw',
  setpriv: 'util-linux',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx-light',
};
/** Distributions put some of them where not everybody looks. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

export function missingPrograms(folders: readonly string[] = FOLDERS): string[] {
  return Object.keys(PROGRAMS).filter(
    (program) => !folders.some((folder) => isExecutable(path.join(folder, program))),
  );
}

export function sentenceAbout(missing: readonly string[]): string {
  const packages = [...new Set(missing.map((program) => PROGRAMS[program]))].join(' ');
  return `The cluster test needs ${missing.join(', ')}: apt-get install ${packages}, or as root npm run test:cluster -- --install`;
}

function install(missing: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0;
  const script = path.join(import.meta.dirname, '../ceph/install.sh');
  if (missing.some((program) => /ceph|rados|monmap/.test(program))) run('sh', [script]);
  const others = missingPrograms().flatMap((program) => PROGRAMS[program] ?? []);
  if (others.length === 0 || process.getuid?.() !== 0) return;
  console.error(`Installing ${others.join(', ')} …`);
  // A policy of the machine's own decides whether services start with their installation; the test needs none.
  const get = ['install', '-y', '-q', '--no-install-recommends', ...new Set(others)];
  if (!run('apt-get', get) && run('apt-get', ['update', '-q'])) run('apt-get', get);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const missing = missingPrograms();
  if (missing.length > 0 && process.argv.includes('--install')) install(missing);
  const left = missingPrograms();
  if (left.length > 0) {
    console.error(sentenceAbout(left));
    process.exitCode = 1;
  }
}
