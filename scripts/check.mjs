import { runProject } from './bootstrap/run-project.mjs';

await runProject(['scripts/steps/check-steps.ts'], { lastLine: '0 passed, 1 failed' });
