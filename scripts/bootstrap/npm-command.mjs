import { existsSync } from 'node:fs';
import { basename, delimiter, join, sep } from 'node:path';
import { root } from './checkout.mjs';

const installedFolder = join(root, 'node_modules') + sep;

/**
 * How to run npm while node_modules is being replaced. `node` and `npm` looked up by name would find
 * node_modules/.bin first inside a script of npm, and an install deletes exactly that node; so npm is run by the
 * node that runs it already, and by name only without the project's own folder on the path.
 */
export function npmCommand(env = process.env) {
  const npmScript = env.npm_execpath;
  const npmNode = env.npm_node_execpath;
  const startedByNpm =
    npmScript && /^npm(-cli)?\.[cm]?js$/.test(basename(npmScript)) && existsSync(npmScript);
  if (startedByNpm && npmNode && isOutside(npmNode)) return { program: npmNode, args: [npmScript] };
  if (startedByNpm && isOutside(process.execPath)) return { program: process.execPath, args: [npmScript] };
  return { program: 'npm', args: [] };
}

/** The environment for an install: complete whatever NODE_ENV says, from the checkout whatever --prefix said. */
export function npmEnvironment(env = process.env) {
  const { NODE_ENV, npm_config_prefix, npm_config_local_prefix, ...kept } = env;
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => isOutside(folder + sep));
  return { ...kept, PATH: path.join(delimiter) };
}

function isOutside(path) {
  return existsSync(path) && !path.startsWith(installedFolder);
}
