import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join, sep } from 'node:path';
import { withCheckoutLock } from './checkout-lock.mjs';
import { Problem, requireWorkingProjectNode, root } from './project.mjs';
import { runQuietly } from './quiet-run.mjs';

const installedFolder = join(root, 'node_modules') + sep;

/**
 * Installs the packages of the project, or of a folder that has a lockfile of its own, when there are none or the lockfile has
 * changed. The stamp inside node_modules goes first and comes last, so an install that was cut short is done again by the
 * next start.
 */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  await withCheckoutLock(async (lock) => {
    if (isInstalled(folder)) return;
    if (!isInstalledByHand(folder)) await install(folder, lock);
    requireWorkingProjectNode();
    writeFileSync(stampFile(folder), wantedStamp(folder));
  });
}

function isInstalled(folder) {
  try {
    return readFileSync(stampFile(folder), 'utf8') === wantedStamp(folder);
  } catch {
    return false;
  }
}

/** Whether what `npm install` left behind, and its own list of it, is all that the lockfile asks for on this system. */
function isInstalledByHand(folder) {
  try {
    const listed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
    return Object.entries(packagesIn(join(folder, 'package-lock.json')))
      .filter(([place, wanted]) => place !== '' && isForThisSystem(wanted))
      .every(([place, { version }]) => listed[place] !== undefined && listed[place].version === version);
  } catch {
    return false;
  }
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** What is optional and names no system belongs to something for another system. */
function isForThisSystem({ optional = false, os, cpu, libc }) {
  if (!optional) return true;
  if (os === undefined && cpu === undefined) return false;
  const isHere = os?.includes(process.platform) !== false && cpu?.includes(process.arch) !== false;
  return isHere && libc?.includes('glibc') !== false;
}

function stampFile(folder) {
  return join(folder, 'node_modules', '.academy-lockfile-hash');
}

/** Native packages differ by system, so a folder shared between two systems (a container, say) is not the same install. */
function wantedStamp(folder) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lockfile).digest('hex');
}

async function install(folder, lock) {
  rmSync(stampFile(folder), { force: true });
  const npm = npmCommand();
  // Some tools ask for a newer Node than the machine's: they run under the project's own, so npm's warning is noise.
  const args = [
    ...npm.args,
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ];
  const result = await runQuietly(npm.program, args, {
    line: {
      running: 'Installing packages, which takes about a minute',
      done: 'Packages installed',
      failed: 'Packages not installed',
    },
    cwd: folder,
    env: npmEnvironment(),
    onStart: lock.alsoHeldBy,
  });
  if (result.succeeded) return;
  if (result.output) console.error(result.output);
  throw new Problem(
    `The packages could not be installed: npm failed (${result.ending}). Run the command again when that is solved.`,
  );
}

/**
 * How to run npm while node_modules is being replaced. `node` and `npm` looked up by name would find
 * node_modules/.bin first inside a script of npm, and an install deletes exactly that node; so npm is run by the
 * node that runs it already, and by name only without the project's own folder on the path.
 */
function npmCommand() {
  const env = process.env;
  const npmScript = env.npm_execpath;
  const npmNode = env.npm_node_execpath;
  const startedByNpm =
    npmScript && /^npm(-cli)?\.[cm]?js$/.test(basename(npmScript)) && existsSync(npmScript);
  if (startedByNpm && npmNode && isOutside(npmNode)) return { program: npmNode, args: [npmScript] };
  if (startedByNpm && isOutside(process.execPath)) return { program: process.execPath, args: [npmScript] };
  return { program: 'npm', args: [] };
}

/** The environment for an install: complete whatever NODE_ENV says, from the checkout whatever --prefix said. */
function npmEnvironment() {
  const { NODE_ENV, npm_config_prefix, npm_config_local_prefix, ...kept } = process.env;
  const path = (kept.PATH ?? '').split(delimiter).filter((folder) => isOutside(folder + sep));
  return { ...kept, PATH: path.join(delimiter) };
}

function isOutside(path) {
  return existsSync(path) && !path.startsWith(installedFolder);
}
