import { runProject } from './bootstrap/run-project.mjs';

await runProject(['scripts/steps/test.ts', ...process.argv.slice(2)], { lastLine: '0 passed, 1 failed' });
