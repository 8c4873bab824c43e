import { runProject } from './bootstrap/run-project.mjs';

await runProject(null, { withWebApp: true });
