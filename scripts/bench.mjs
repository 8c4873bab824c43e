import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireNodeVersion } from './bootstrap/node-version.mjs';
import { runCommand } from './bootstrap/problem.mjs';
import { ensureWebBuilt } from './bootstrap/web-build.mjs';

await runCommand(async () => {
  requireNodeVersion();
  await ensureInstalled();
  // What is measured is what the sources say now.
  await ensureWebBuilt();
  await handOver(['bench/src/main.ts', ...process.argv.slice(2)]);
});
