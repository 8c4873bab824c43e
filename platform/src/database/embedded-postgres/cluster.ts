import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { type Account, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';

export const DATABASE_NAME = 'academy';
/** Owns the database and may make others, but is no superuser: a hole in a query must not reach the files. */
export const ROLE_NAME = 'academy';
const SUPERUSER = 'postgres';
const PASSWORD_FILE = 'academy-password';

/** One door: the academy's role, from this machine, by password. The superuser cannot sign in at all. */
const HOST_RULES = `host all ${ROLE_NAME} 127.0.0.1/32 scram-sha-256\n`;

export interface NewCluster {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  readonly durable: boolean;
}

/** Makes a cluster with its role and database, all under another name: it appears whole or not at all. */
export async function createCluster({ folder, binaries, account, durable }: NewCluster): Promise<void> {
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  await runInitdb(draft, binaries, account, durable);

  const password = randomBytes(24).toString('base64url');
  await runAs(
    account,
    binaries.postgres,
    ['--single', '-D', draft, ...(durable ? [] : ['-F']), SUPERUSER],
    `CREATE ROLE ${ROLE_NAME} LOGIN CREATEDB PASSWORD '${password}'\nCREATE DATABASE ${DATABASE_NAME} OWNER ${ROLE_NAME}\n`,
  );
  await writeFor(account, path.join(draft, 'pg_hba.conf'), HOST_RULES);
  await writeFor(account, path.join(draft, PASSWORD_FILE), `${password}\n`);
  await rename(draft, folder);
  await syncFolder(path.dirname(folder));
}

/** Throws a sentence when the cluster cannot be used, and repairs what a copy or a restore by root got wrong. */
export async function checkCluster(
  folder: string,
  binaries: Binaries,
  account: Account | null,
): Promise<void> {
  const { uid, mode } = await stat(folder);
  const runner = account?.uid ?? process.getuid?.();
  // Only what root put there is handed over: following a link, root must not give away the database of another.
  if (uid !== runner && !(account && uid === 0)) {
    throw new Error(
      `The database in ${folder} belongs to user ${uid}, but PostgreSQL would run as user ${runner}: start the academy as the owner, or give the folder and all in it to user ${runner} (chown -R).`,
    );
  }
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') throw new Error(`The folder ${folder} is there, but holds no PostgreSQL database.`);
  if (version !== binaries.majorVersion) {
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${version}, but this academy brings PostgreSQL ${binaries.majorVersion}.`,
    );
  }
  if (account && uid === 0) await giveAllTo(account, folder);
  if ((mode & 0o077) !== 0) await chmod(folder, 0o700);
}

export async function connectionStringFor(folder: string, port: number): Promise<string> {
  const password = (await readFile(path.join(folder, PASSWORD_FILE), 'utf8')).trim();
  return `postgres://${ROLE_NAME}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

/**
 * Comparing by code point is the same on every machine and never changes with a library, so an index can never be
 * invalidated by an upgrade. pg_trgm asks the C library what a letter is, and needs a UTF-8 locale there: under
 * plain "C" no Bengali word would have any trigram.
 */
async function runInitdb(
  draft: string,
  binaries: Binaries,
  account: Account | null,
  durable: boolean,
): Promise<void> {
  const locales = process.platform === 'darwin' ? ['en_US.UTF-8'] : ['C.UTF-8', 'en_US.UTF-8'];
  for (const [index, locale] of locales.entries()) {
    try {
      await runAs(account, binaries.initdb, [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        '--auth=reject',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${locale}`,
        '--text-search-config=simple',
        '--data-checksums',
        ...(durable ? [] : ['--no-sync']),
      ]);
      return;
    } catch (error) {
      const isLast = index === locales.length - 1;
      if (isLast || !(error instanceof Error && error.message.includes('invalid locale'))) throw error;
    }
  }
}

async function writeFor(account: Account | null, file: string, content: string): Promise<void> {
  await writeFile(file, content, { mode: 0o600, flush: true });
  if (account) await chown(file, account.uid, account.gid);
}

/** The folder itself comes last: as long as it is not the account's, an interrupted run is known to be unfinished. */
async function giveAllTo(account: Account, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  await chown(folder, account.uid, account.gid);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
