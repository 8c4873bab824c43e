import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { Problem, projectNode, requireNodeVersion, root } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** What each signal becomes for the program: a closed terminal asks for the same orderly stop as any other end. */
const PASSED_ON = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' };
const SAME_KEYPRESS_MS = 1000;

/**
 * What every command of package.json does: installs what is missing, builds the web app if asked to, and runs a program
 * of the project, if one is named. A Problem becomes its sentence and a non-zero exit; `lastLine` ends the output then.
 * `packagesOf` is a folder whose packages are apart from the project's, and wanted too.
 */
export async function runProject(program, { withWebApp = false, packagesOf, lastLine } = {}) {
  try {
    requireNodeVersion();
    await ensureInstalled();
    if (packagesOf) await ensureInstalled(join(root, packagesOf));
    if (withWebApp) await ensureWebBuilt();
    if (program) await handOver(program);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    if (lastLine) console.log(lastLine);
    process.exitCode = 1;
  }
}

/**
 * Runs a program with the project's own Node until it ends, and ends the same way.
 *
 * One Ctrl-C reaches this process twice, from the terminal and from npm, and would reach the program a third time.
 * A program that takes the second one for "stop at once" would then never stop in order. So the program runs in a
 * group of its own, where the terminal does not reach it, and gets each request to stop once, from here.
 */
function handOver(args) {
  return new Promise((resolve, reject) => {
    const program = spawn(projectNode(), args, { cwd: root, stdio: 'inherit', detached: true });
    let lastPassedAt = Number.NEGATIVE_INFINITY;
    const passOn = (signal) => {
      if (performance.now() - lastPassedAt < SAME_KEYPRESS_MS) return;
      lastPassedAt = performance.now();
      program.kill(PASSED_ON[signal]);
    };
    for (const signal of Object.keys(PASSED_ON)) process.on(signal, passOn);
    program.once('error', reject);
    program.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
      resolve();
    });
  });
}
