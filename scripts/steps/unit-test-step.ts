import path from 'node:path';
import { readReport } from './read-report.ts';
import { runProgram } from './run-program.ts';
import type { Step } from './step.ts';
import { judgeRun, type Tally } from './tally.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
// Vitest colours what it writes even into a file, where it is noise.
const env: NodeJS.ProcessEnv = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

export function unitTestStep(reports: string): Step {
  return {
    name: 'Unit and medium tests',
    run: async () => {
      const file = path.join(reports, 'vitest.json');
      const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const ending = await runProgram(args, { shown: 'everything', env });
      return judgeRun(countVitest(readReport<VitestReport>(file)), ending.succeeded);
    },
  };
}

function countVitest(report: VitestReport | null): Tally | null {
  if (report === null) return null;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}
