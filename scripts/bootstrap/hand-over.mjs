import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './checkout.mjs';
import { projectNode } from './project-node.mjs';

/** What each signal becomes for the program: a closed terminal asks for the same orderly stop as any other end. */
const PASSED_ON = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' };
const SAME_KEYPRESS_MS = 1000;

/**
 * Runs a program of the project with the project's own Node until it ends, and ends the same way.
 *
 * One Ctrl-C reaches this process twice, from the terminal and from npm, and would reach the program a third time.
 * A program that takes the second one for "stop at once" would then never stop in order. So the program runs in a
 * group of its own, where the terminal does not reach it, and gets each request to stop once, from here.
 */
export function handOver(args) {
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
