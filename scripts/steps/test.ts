import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSteps } from './check-steps.ts';
import { endToEndSteps } from './end-to-end-steps.ts';
import { runToEnd } from './run-to-end.ts';
import { unitTestStep } from './unit-test-step.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'academy-reports-'));
const { findChromium, buildWeb, tellStories } = endToEndSteps(reports);
const storiesAlone = [findChromium, buildWeb, tellStories];
const everything = [findChromium, ...checkSteps, buildWeb, unitTestStep(reports), tellStories];
try {
  await runToEnd(process.argv[2] === 'e2e' ? storiesAlone : everything);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
