import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.mjs';
import { withCheckoutLock } from './checkout-lock.mjs';
import { npmCommand, npmEnvironment } from './npm-command.mjs';
import { Problem } from './problem.mjs';
import { startProgressLine } from './progress-line.mjs';
import { requireWorkingProjectNode } from './project-node.mjs';
import { runQuietly } from './quiet-run.mjs';

const stampFile = join(root, 'node_modules', '.academy-lockfile-hash');

/**
 * Installs the packages when there are none or the lockfile has changed. The stamp inside node_modules goes first and
 * comes last, so an install that was cut short is done again by the next start.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withCheckoutLock(async (lock) => {
    if (isInstalled()) return;
    await install(lock);
    requireWorkingProjectNode();
    writeFileSync(stampFile, wantedStamp());
  });
}

function isInstalled() {
  try {
    return readFileSync(stampFile, 'utf8') === wantedStamp();
  } catch {
    return false;
  }
}

/** Native packages differ by system, so a folder shared between two systems (a container, say) is not the same install. */
function wantedStamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lockfile).digest('hex');
}

async function install(lock) {
  rmSync(stampFile, { force: true });
  const progress = startProgressLine('Installing packages, which takes about a minute');
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
    cwd: root,
    env: npmEnvironment(),
    onStart: lock.alsoHeldBy,
  }).catch((error) => ({ succeeded: false, ending: error.message, output: '' }));
  progress.end(result.succeeded ? 'Packages installed' : 'Packages not installed');
  if (result.succeeded) return;
  if (result.output) console.error(result.output);
  throw new Problem(
    `The packages could not be installed: npm failed (${result.ending}). Run the command again when that is solved.`,
  );
}
