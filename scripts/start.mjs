import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireNodeVersion } from './bootstrap/node-version.mjs';
import { runCommand } from './bootstrap/problem.mjs';
import { ensureWebBuilt } from './bootstrap/web-build.mjs';

await runCommand(async () => {
  requireNodeVersion();
  await ensureInstalled();
  await ensureWebBuilt();
  await handOver(['cli/src/main.ts', 'start', ...process.argv.slice(2)]);
});
