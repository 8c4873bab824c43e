import { checkSteps } from './check-steps.ts';
import { runToEnd } from './run-to-end.ts';

await runToEnd(checkSteps);
