import { runProject } from './bootstrap/run-project.mjs';

await runProject(['cli/src/main.ts', 'start', ...process.argv.slice(2)], { withWebApp: true });
