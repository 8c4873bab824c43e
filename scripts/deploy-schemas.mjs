import { runProject } from './bootstrap/run-project.mjs';

// Run by the test of the image: nobody else reads schemas of compose and Kubernetes files, so no other command waits for them.
await runProject(null, { packagesOf: 'deploy/schemas' });
