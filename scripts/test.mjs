import { handOver } from './bootstrap/hand-over.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireNodeVersion } from './bootstrap/node-version.mjs';
import { runCommand } from './bootstrap/problem.mjs';

await runCommand(async () => {
  requireNodeVersion();
  await ensureInstalled();
  await handOver(['scripts/steps/test.ts', ...process.argv.slice(2)]);
}, '0 passed, 1 failed');
