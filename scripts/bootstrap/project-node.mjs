import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.mjs';
import { Problem } from './problem.mjs';

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

/** Asked once after an install: a package for this system can still be the wrong one (another C library, say). */
export function requireWorkingProjectNode() {
  const answer = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' });
  if (answer.status === 0) return;
  const reason = answer.error?.message ?? answer.stderr.trim();
  throw new Problem(
    `The installed Node.js does not run on this ${process.platform} ${process.arch} system: ${reason}`,
  );
}
