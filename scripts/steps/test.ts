import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { check, checkSteps } from './check-steps.ts';
import { clusterSteps } from './cluster-steps.ts';
import { endToEndSteps } from './end-to-end-steps.ts';
import { everydayStories, withoutLongTests } from './long-tests.ts';
import { runToEnd, type Step } from './run-to-end.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';
import { faultStep, imageStep, unitTestStep } from './unit-test-step.ts';

// Kept until the next run, to look at what ran. What an earlier run left would be taken for this one.
const reports = path.resolve(import.meta.dirname, '../../test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const [part = '', ...wanted] = process.argv.slice(2);
const isEveryday = part === '';
const { findChromium, buildWeb, tellStories, takeShots, chromiumSettings } = endToEndSteps(
  reports,
  isEveryday ? everydayStories() : wanted,
);
const cluster = clusterSteps(reports, wanted, chromiumSettings);
const namedTests = check('Tests that documents name', [
  'scripts/guards/named-tests.ts',
  ...(isEveryday ? ['everyday'] : []),
]);
const parts: Readonly<Record<string, readonly Step[]>> = {
  e2e: [findChromium, buildWeb, tellStories],
  shots: [findChromium, buildWeb, takeShots],
  faults: [buildWeb, faultStep(reports)],
  cluster: [cluster.findPrograms, findChromium, buildWeb, cluster.tellStories],
  image: [check('Published schemas', ['scripts/deploy-schemas.mjs']), buildWeb, imageStep(reports)],
};
const everything = [
  findChromium,
  ...checkSteps,
  buildWeb,
  unitTestStep(reports, isEveryday ? withoutLongTests : []),
  tellStories,
  // Knows only what ran when all of it has run.
  namedTests,
];
// Faults and clusters are about what reaches a disk, and a container's file system takes more room than memory should give.
if (['', 'whole', 'e2e', 'shots'].includes(part)) keepTemporaryFilesInMemory();
await runToEnd(parts[part] ?? everything);
