import type { BenchRow } from './bench-row.ts';
import { compare, type Read, showPlans, withContenders } from './compare.ts';
import { benchConfusionMap } from './insight/confusion-map.ts';
import { fillInsight, quickSize, waitUntilCounted, wholeSize } from './insight/fill-insight.ts';
import { explainSettings } from './postgres-log.ts';
import { withDatabase } from './running-academy.ts';

interface Options {
  readonly seconds: number;
  /** A small academy, to see that it works. */
  readonly quick: boolean;
}

function readsOf(cookie: string, courseId: string): Read[] {
  const paths: Record<string, string> = {
    'overview, 7 days': '/api/creator/overview?period=7',
    'overview, 30 days': '/api/creator/overview',
    'overview, 90 days': '/api/creator/overview?period=90',
    'overview, all days': '/api/creator/overview?period=all',
    'overview of the largest course': `/api/creator/overview?courseId=${courseId}`,
    'what needs the creator': '/api/creator/needs',
    'drop-off of the largest course': `/api/courses/${courseId}/drop-off`,
  };
  return Object.entries(paths).map(([name, path]) => ({
    ...{ name, path, headers: { cookie }, connections: 2 },
    beside: 'the statements',
    target: { atLeast: 0.5 },
  }));
}

/** Only the sums and the people of today are read: a plan that goes through all progress ends the run. */
function readsAllProgress(plan: string): boolean {
  return /Seq Scan on lesson_progress\b|Index.* on lesson_progress\b/.test(plan);
}

/** What a creator sees of all students together, beside the same statements through a bare pool. */
export function benchInsight({ seconds, quick }: Options): Promise<BenchRow[]> {
  const size = quick ? quickSize : wholeSize;
  const [courses, enrollments] = [size.courses, size.enrollments].map((count) => count.toLocaleString('en'));
  console.log(`Insight: a creator with ${courses} courses and ${enrollments} enrollments`);
  return withContenders(seconds, async (contenders) => {
    const { academy } = contenders;
    const cookie = await academy.command('session', '--new', 'insight@example.com');
    const { largestCourseId } = await withDatabase(academy, (pool) => fillInsight(pool, size));
    // The academy's own worker counts them, as it does after an upgrade.
    await academy.restart({ WORKERS: '1' });
    const countedSeconds = await withDatabase(academy, (pool) => waitUntilCounted(pool));
    console.log(`A first count of all took ${countedSeconds.toFixed(0)} s`);
    await academy.restart({});
    const reads = readsOf(cookie, largestCourseId);
    const rows = await compare(reads, contenders);
    const creator = { email: 'insight@example.com', cookie, quick };
    const maps = await withDatabase(academy, (pool) => benchConfusionMap(contenders, pool, creator));
    await academy.restart({ POSTGRES_SETTINGS: explainSettings });
    for (const read of reads) {
      const plans = await showPlans(read, academy);
      if (plans.some(readsAllProgress)) throw new Error(`${read.name} reads the progress of all students.`);
    }
    return [...rows, ...maps];
  });
}
