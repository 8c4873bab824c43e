import { runProject } from './bootstrap/run-project.mjs';

// Run by the benchmark of pages: nobody else needs Lighthouse, so no other command waits for it.
await runProject(null, { packagesOf: 'bench/lighthouse' });
