/** The figures that docs/scale.md stands on: several nodes, a pooler, the two stores of files, and what a film takes. */
import type { BenchRow } from './bench-row.ts';
import { benchCalls } from './cluster/calls.ts';
import { measureFilms } from './cluster/film.ts';
import { benchStores } from './cluster/stores.ts';
import { dismissDemoVideos } from './demo-videos.ts';
import { startAcademy } from './running-academy.ts';

/** Learners come from many addresses. */
const open = { ACADEMY_DEMO_SIGN_IN: '1' };

export interface ClusterBenchOptions {
  readonly seconds: number;
  /** Leaves out what is not needed for one part: stores or calls. */
  readonly only?: string | undefined;
}

export async function benchCluster({ seconds, only }: ClusterBenchOptions): Promise<BenchRow[]> {
  const wants = (part: string) => only === undefined || only === part;
  console.log('A cluster');
  const academy = await startAcademy(open);
  try {
    const stores = wants('stores') ? await benchStores(academy, seconds / 2) : [];
    if (only === 'stores') return stores;
    await dismissDemoVideos(academy);
    const lesson = await measureFilms(academy);
    const calls = wants('calls') ? await benchCalls(academy, lesson, seconds / 2) : [];
    return [...stores, ...calls];
  } finally {
    await academy.stop();
  }
}
