import path from 'node:path';
import { type FailuresOfVitest, failuresOfVitest } from './failures.ts';
import { runProgram } from './run-program.ts';
import type { Step } from './run-to-end.ts';
import { judgeRun, readReport, type Tally } from './tally.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
// Vitest colours what it writes even into a file, where it is noise.
const env: NodeJS.ProcessEnv = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

interface VitestReport extends FailuresOfVitest {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

export function unitTestStep(reports: string, leftOut: readonly string[]): Step {
  return vitestStep('Unit and medium tests', reports, leftOut);
}

/** Kills, stops, fills and cuts the real product: a few minutes, which is why it is no part of every run. */
export function faultStep(reports: string): Step {
  return vitestStep('Faults', reports, ['--config', 'vitest.faults.config.ts']);
}

/** Builds the container image from nothing and runs it, and checks the files beside it. */
export function imageStep(reports: string): Step {
  return vitestStep('Image', reports, ['--config', 'e2e/image/vitest.config.ts']);
}

export function vitestStep(
  name: string,
  reports: string,
  more: readonly string[],
  settings: () => NodeJS.ProcessEnv = () => ({}),
): Step {
  return {
    name,
    run: async () => {
      const file = path.join(reports, 'vitest.json');
      const shown = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const args = [vitest, 'run', ...shown, ...more];
      const ending = await runProgram(args, { shown: 'everything', env: { ...env, ...settings() } });
      return judgeRun(countVitest(readReport<VitestReport>(file)), ending.succeeded);
    },
  };
}

function countVitest(report: VitestReport | null): Tally | null {
  if (report === null) return null;
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped,
    failures: failuresOfVitest(report),
  };
}
