import { runProject } from './bootstrap/run-project.mjs';

// What is measured is what the sources say now.
await runProject(['bench/src/main.ts', ...process.argv.slice(2)], { withWebApp: true });
