import { runProject } from './bootstrap/run-project.mjs';

await runProject(['cli/src/main.ts', ...process.argv.slice(2)]);
