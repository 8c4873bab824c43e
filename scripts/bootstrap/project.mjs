import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout, wherever the command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Something the person at the keyboard can act on: shown as a sentence, never as a stack. */
export class Problem extends Error {}

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/** The machine's Node only installs and hands over, but npm's own tools and these files need a recent one. */
export function requireNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return;
  throw new Problem(
    `Academy needs Node.js ${OLDEST_MAJOR}.${OLDEST_MINOR} or later, and this is ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}

const installedNode = join(root, 'node_modules', '.bin', 'node');
const OLDEST_MAJOR_RUNNING_TYPESCRIPT = 24;

/** The Node that npm installed with the project; the machine's own where no such package exists for it. */
export function projectNode() {
  if (existsSync(installedNode)) return installedNode;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR_RUNNING_TYPESCRIPT) return process.execPath;
  throw new Problem(
    `There is no packaged Node.js for ${process.platform} ${process.arch}. Start Academy with Node.js ${OLDEST_MAJOR_RUNNING_TYPESCRIPT} or later on this machine.`,
  );
}

/** Checked once after an install: a package for this system can still be the wrong one (another C library, say). */
export function requireWorkingProjectNode() {
  const answer = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' });
  if (answer.status === 0) return;
  const reason = answer.error?.message ?? answer.stderr.trim();
  throw new Problem(
    `The installed Node.js does not run on this ${process.platform} ${process.arch} system: ${reason}`,
  );
}
