import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSteps } from './check-steps.ts';
import { endToEndSteps } from './end-to-end-steps.ts';
import { runToEnd } from './run-to-end.ts';
import { unitTestStep } from './unit-test-step.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'academy-reports-'));
const endToEnd = endToEndSteps(reports);
const beforeThem = process.argv[2] === 'e2e' ? [] : [...checkSteps, unitTestStep(reports)];
try {
  await runToEnd([endToEnd.findChromium, ...beforeThem, ...endToEnd.webAndStories]);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
