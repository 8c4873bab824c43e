import { execFile } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { promisify } from 'node:util';

/*
 * Keeps a program that reads untrusted files from gaining privileges, from the network and from all the memory of the
 * machine, as far as the system can. Each layer is tried once with a program that does nothing; one that does not work
 * here is left out and reported as missing.
 */

export interface Confinement {
  /** Goes before the program and its arguments. */
  readonly wrapper: readonly string[];
  /** null: no limit can be set. */
  readonly memoryBytes: number | null;
  /** For the log: the layers that do not work here. */
  readonly missing: readonly string[];
}

const GIGABYTE = 1024 ** 3;
const run = promisify(execFile);

/** GCONV_PATH: static builds would load the system's character tables, made for another C library, and crash. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', GCONV_PATH: '/dev/null' };

let found: Promise<Confinement> | undefined;

/** Determined once for all runs of this process. */
export function findConfinement(): Promise<Confinement> {
  found ??= tryOut();
  return found;
}

async function tryOut(): Promise<Confinement> {
  if (process.platform !== 'linux') {
    return { wrapper: [], memoryBytes: null, missing: ['a limit on memory, dropped privileges, no network'] };
  }
  const isRoot = process.getuid?.() === 0;
  const withoutNetwork = ['unshare', ...(isRoot ? [] : ['--user']), '--net', '--'];
  const withoutPrivileges = [
    ...['setpriv', '--no-new-privs'],
    // Root keeps only the right to read every file: the data folder may belong to another account.
    ...(isRoot ? ['--inh-caps=-all', '--bounding-set=-all,+dac_read_search'] : []),
    '--',
  ];
  const missing: string[] = [];
  const wrapper: string[] = [];
  for (const [layer, words] of [
    [withoutNetwork, 'a network of its own, without connections (unshare)'],
    [withoutPrivileges, 'dropped privileges (setpriv)'],
  ] as const) {
    if (await runs([...wrapper, ...layer])) wrapper.push(...layer);
    else missing.push(words);
  }
  return { wrapper, memoryBytes: memoryLimit(), missing };
}

async function runs([program = '', ...args]: readonly string[]): Promise<boolean> {
  return run(program, [...args, '/bin/sh', '-c', 'exit 0'], { env: bareEnvironment, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * The whole ladder of a film in 1080p or 4K takes 0.9 GB of data on two cores, and more with each core: threads have
 * stacks and pictures of their own. Four gigabytes do for 8K; a small machine gives three quarters of what it has.
 */
function memoryLimit(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const shared = Math.max(1.5 * GIGABYTE, Math.min(4 * GIGABYTE, 0.75 * memory));
  return Math.floor(shared + availableParallelism() * 0.25 * GIGABYTE);
}
