import path from 'node:path';
import { check } from './check-steps.ts';
import { type FailuresOfPlaywright, failuresOfPlaywright } from './failures.ts';
import { runProgram } from './run-program.ts';
import type { Step } from './run-to-end.ts';
import { judgeRun, nothingCounted, oneFailed, readReport, type Tally } from './tally.ts';

const playwright = 'node_modules/@playwright/test/cli.js';

interface PlaywrightReport extends FailuresOfPlaywright {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** What the stories stand on, filled in by the steps before them. */
interface Ground {
  chromium?: { readonly path: string; readonly sandbox: boolean };
  webIsBuilt?: boolean;
}

export interface EndToEndSteps {
  /** Comes first of all, because it may have to install something. */
  readonly findChromium: Step;
  /** Comes before the unit and medium tests too: some of those start the whole academy. */
  readonly buildWeb: Step;
  readonly tellStories: Step;
  /** Every screen as a picture, in the folder shots, or in a folder of its own for another language. */
  readonly takeShots: Step;
  /** The Chromium that was found, for whoever starts one. */
  chromiumSettings(): NodeJS.ProcessEnv;
}

/** What is wanted besides, such as the names of stories or `--shuffle`, goes to Playwright as it is. */
export function endToEndSteps(reports: string, wanted: readonly string[] = []): EndToEndSteps {
  const ground: Ground = {};
  return {
    findChromium: { name: 'A Chromium that works', run: () => findChromium(ground) },
    buildWeb: { name: 'Web build and its budget', run: () => buildWeb(ground) },
    tellStories: {
      name: 'End-to-end stories',
      run: () => runPlaywright(ground, 'e2e', path.join(reports, 'playwright.json'), wanted),
    },
    takeShots: {
      name: 'Screenshots',
      run: () => {
        const { language, names } = shotsWanted(wanted);
        return runPlaywright(
          ground,
          'e2e/shots/playwright.config.ts',
          path.join(reports, 'shots.json'),
          names,
          language === undefined ? {} : { SHOTS_LANGUAGE: language },
        );
      },
    },
    chromiumSettings: () => chromiumSettings(ground),
  };
}

/** `--language bn` is ours; all else, such as names of pictures, is Playwright's. */
function shotsWanted(wanted: readonly string[]): { language?: string | undefined; names: readonly string[] } {
  const at = wanted.indexOf('--language');
  if (at === -1) return { names: wanted };
  return { language: wanted[at + 1], names: wanted.toSpliced(at, 2) };
}

async function findChromium(ground: Ground): Promise<Tally> {
  const ending = await runProgram(['e2e/browser/find-chromium.ts', 'shell'], { shown: 'errors' });
  if (!ending.succeeded) return oneFailed;
  ground.chromium = JSON.parse(ending.output);
  return nothingCounted;
}

async function buildWeb(ground: Ground): Promise<Tally> {
  const ending = await runProgram(['scripts/build.mjs'], { shown: 'everything' });
  ground.webIsBuilt = ending.succeeded;
  if (!ending.succeeded) return oneFailed;
  return check('Budget', ['scripts/guards/bundle-budget.ts'], { alwaysShown: true }).run();
}

async function runPlaywright(
  ground: Ground,
  config: string,
  file: string,
  wanted: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  if (!ground.chromium || !ground.webIsBuilt) {
    console.error('Nothing was run in the browser, because what it stands on is missing.');
    return oneFailed;
  }
  const ending = await runProgram([playwright, 'test', '-c', config, '--reporter=list,json', ...wanted], {
    shown: 'everything',
    env: { ...settings, ...chromiumSettings(ground), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return judgeRun(countPlaywright(readReport<PlaywrightReport>(file)), ending.succeeded);
}

function chromiumSettings({ chromium }: Ground): NodeJS.ProcessEnv {
  if (chromium === undefined) return {};
  return { CHROMIUM_PATH: chromium.path, CHROMIUM_SANDBOX: chromium.sandbox ? 'on' : 'off' };
}

function countPlaywright(report: PlaywrightReport | null): Tally | null {
  if (report === null) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresOfPlaywright(report) };
}
