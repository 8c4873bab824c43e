/**
 * Many learners at once for minutes on end, first alone and then while the worker prepares videos. It holds when no
 * call fails, and the API process holds no more memory and no more files at the end than at the beginning.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { dismissDemoVideos } from './demo-videos.ts';
import { growLargeCatalogue } from './large-catalogue/grow-large-catalogue.ts';
import { processesOn } from './linux-processes.ts';
import { type RunningAcademy, startAcademy } from './running-academy.ts';
import { arrive, type Learner } from './soak/learner.ts';
import { keepWorkerBusy, makeLessonToWatch } from './soak/lesson-videos.ts';
import { callTable, createTally, type Tally } from './soak/tally.ts';
import { holdings, watchProcess } from './watch-process.ts';

export interface SoakOptions {
  readonly learners: number;
  /** Of each of the two parts. */
  readonly minutes: number;
}

const courseCount = 2000;
const signInsAtATime = 10;
/** Until the learners are spread over all activities, and Node has compiled what it runs most. */
const warmUpMs = 30_000;

export async function soak({ learners: count, minutes }: SoakOptions): Promise<boolean> {
  const academy = await startAcademy();
  const learners: Learner[] = [];
  try {
    console.log(`An academy of ${courseCount.toLocaleString('en')} courses, and ${count} learners sign in`);
    await growLargeCatalogue(await academy.command('database'), {
      courseCount,
      withLessons: true,
      onProgress: console.log,
    });
    await dismissDemoVideos(academy);
    // Each learner has a client address of its own, in the header of a proxy, which the demo's sign-in otherwise refuses.
    await academy.restart({ WORKERS: '1', ACADEMY_DEMO_SIGN_IN: '1' });
    const lesson = await makeLessonToWatch(academy);
    for (let number = 0; number < count; number += signInsAtATime) {
      const group = Array.from({ length: Math.min(signInsAtATime, count - number) }, (_, i) => number + i);
      learners.push(...(await Promise.all(group.map((one) => arrive(academy.origin, lesson, one)))));
    }
    const alone = await run(academy, learners, { name: 'Alone', minutes });
    const busy = await run(academy, learners, {
      name: 'While the worker prepares videos',
      minutes,
      beside: async (over) => console.log(`${await keepWorkerBusy(academy, over)} videos prepared meanwhile`),
    });
    console.log(`\n${callTable(alone.tally, busy.tally)}`);
    const held = alone.held && busy.held;
    console.log(held ? '\nIt held.' : '\nIt did NOT hold: see above.');
    return held;
  } finally {
    for (const learner of learners) learner.leave();
    await academy.stop();
  }
}

interface Part {
  readonly name: string;
  readonly minutes: number;
  /** What else goes on until the time is over. */
  readonly beside?: (over: AbortSignal) => Promise<void>;
}

async function run(
  academy: RunningAcademy,
  learners: readonly Learner[],
  { name, minutes, beside }: Part,
): Promise<{ tally: Tally; held: boolean }> {
  console.log(`\n${name}, ${minutes} minutes`);
  const [pid] = await processesOn(Number(new URL(academy.origin).port));
  if (pid === undefined) throw new Error('No process listens at the address of the academy.');
  const over = new AbortController();
  const tally = createTally();
  const learning = Promise.all([
    ...learners.map((one) => one.learn(tally, over.signal)),
    beside?.(over.signal),
  ]);
  const durationMs = minutes * 60_000;
  await Promise.race([delay(Math.min(warmUpMs, durationMs / 2)), learning]);
  tally.countFromNow();
  const watch = watchProcess(pid);
  await Promise.race([delay(durationMs), learning]);
  over.abort();
  const samples = await watch.stop();
  await learning;

  for (const error of tally.errors.slice(0, 20)) console.log(`  ${error}`);
  console.log(`${tally.errors.length} errors`);
  const { words, held } = holdings(samples);
  console.log(words);
  return { tally, held: tally.errors.length === 0 && held };
}
