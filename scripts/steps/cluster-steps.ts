import { runProgram } from './run-program.ts';
import type { Step } from './run-to-end.ts';
import { nothingCounted, oneFailed } from './tally.ts';
import { vitestStep } from './unit-test-step.ts';

export interface ClusterSteps {
  /** Comes first, because it may have to install something. */
  readonly findPrograms: Step;
  readonly tellStories: Step;
}

/** Starts everything that an academy of several machines consists of, and breaks one part after the other. */
export function clusterSteps(
  reports: string,
  wanted: readonly string[],
  chromiumSettings: () => NodeJS.ProcessEnv,
): ClusterSteps {
  let hasPrograms = false;
  const stories = vitestStep(
    'Cluster',
    reports,
    ['--config', 'e2e/cluster/vitest.config.ts'],
    chromiumSettings,
  );
  return {
    findPrograms: {
      name: 'Programs of a cluster',
      run: async () => {
        const ending = await runProgram(['scripts/cluster/programs.ts', ...wanted], { shown: 'everything' });
        hasPrograms = ending.succeeded;
        return hasPrograms ? nothingCounted : oneFailed;
      },
    },
    tellStories: {
      name: stories.name,
      run: async () => {
        if (hasPrograms) return stories.run();
        console.error('No cluster was started, because what it stands on is missing.');
        return oneFailed;
      },
    },
  };
}
