/**
 * Processor time of a call: with one node and with three, without a pooler and behind PgBouncer. Each node has the same load in
 * either case, as nodes have that are added because there is more to do.
 */
import type { BenchRow } from '../bench-row.ts';
import { cpuSecondsOfFamily, cpuSecondsOn } from '../linux-processes.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../pooler/pgbouncer.ts';
import { postmasterOf } from '../postgres-log.ts';
import { type RunningAcademy, startAcademy } from '../running-academy.ts';
import type { LessonToWatch } from '../soak/lesson-videos.ts';
import {
  type ActivityCosts,
  type Cost,
  medianCost,
  printCosts,
  rowsOfCosts,
  type Side,
} from './call-costs.ts';
import { learn } from './learn-on-nodes.ts';
import { type Activity, activitiesOf, type ClusterLearner, signInLearners } from './learners.ts';

const rounds = 3;
const learnersPerNode = 10;
/** So many that no session comes near a limit of requests. */
const learnersInAll = 120;
/** Until Node has compiled what it runs most, in each of three nodes on a few cores. */
const warmUpSeconds = 4;

interface Ground {
  readonly learners: readonly ClusterLearner[];
  readonly seconds: number;
  readonly postmaster: number;
  readonly pooler: PgBouncer | null;
}

/** The academy is the first node, and has the database. */
export async function benchCalls(
  academy: RunningAcademy,
  lesson: LessonToWatch,
  seconds: number,
): Promise<BenchRow[]> {
  const learners = await signInLearners(academy, lesson, learnersInAll);
  const database = await academy.command('database');
  const pooler = hasPgBouncer() ? await startPgBouncer(database) : null;
  if (pooler === null)
    console.log('Without a pooler: there is no PgBouncer (Debian: apt-get install pgbouncer).');
  const nodes: RunningAcademy[] = [];
  const startNode = async (settings: Record<string, string>) => {
    // The same folder of files, and with it the same secret.
    const node = await startAcademy({
      ACADEMY_DATA: academy.dataDir,
      ACADEMY_DEMO_SIGN_IN: '1',
      ...settings,
    });
    nodes.push(node);
    return node;
  };
  try {
    const direct = { DATABASE_URL: database };
    const three = [academy, await startNode(direct), await startNode(direct)];
    const sides = new Map<Side, readonly RunningAcademy[]>([
      ['one node', [academy]],
      ['three nodes', three],
    ]);
    if (pooler !== null) {
      const pooled = { DATABASE_URL: pooler.connectionString, DATABASE_DIRECT_URL: database };
      const threePooled = [await startNode(pooled), await startNode(pooled), await startNode(pooled)];
      sides.set('one node, pooled', threePooled.slice(0, 1)).set('three nodes, pooled', threePooled);
    }
    const postmaster = await postmasterOf(academy.dataDir);
    const measured: ActivityCosts[] = [];
    for (const activity of activitiesOf(lesson))
      measured.push(await measure(activity, sides, { learners, seconds, postmaster, pooler }));
    printCosts(measured);
    return rowsOfCosts(measured);
  } finally {
    for (const node of nodes) await node.stop();
    await pooler?.stop();
  }
}

async function measure(
  activity: Activity,
  sides: ReadonlyMap<Side, readonly RunningAcademy[]>,
  ground: Ground,
): Promise<ActivityCosts> {
  const runs = new Map<Side, Cost[]>([...sides.keys()].map((side) => [side, []]));
  for (const [side, nodes] of sides) {
    // The one node is one of the three.
    if (!side.startsWith('one')) await costOf(activity, nodes, { ...ground, seconds: warmUpSeconds });
  }
  // In turns, so that other work of the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, nodes] of sides) runs.get(side)?.push(await costOf(activity, nodes, ground));
  }
  return { activity, costs: new Map([...runs].map(([side, costs]) => [side, medianCost(costs)])) };
}

async function costOf(activity: Activity, nodes: readonly RunningAcademy[], ground: Ground): Promise<Cost> {
  const { learners, seconds } = ground;
  const before = await spentBy(nodes, ground);
  const calls = await learn({ nodes, learners, atOnce: learnersPerNode, activity, seconds });
  const after = await spentBy(nodes, ground);
  const each = (part: keyof Cost) => ((after[part] - before[part]) / calls) * 1e6;
  return { api: each('api'), database: each('database'), pooler: each('pooler') };
}

/** In seconds, so far. */
async function spentBy(nodes: readonly RunningAcademy[], { postmaster, pooler }: Ground): Promise<Cost> {
  let api = 0;
  for (const { origin } of nodes) api += (await cpuSecondsOn(Number(new URL(origin).port))) ?? 0;
  return {
    api,
    database: await cpuSecondsOfFamily(postmaster),
    pooler: pooler === null ? 0 : await cpuSecondsOfFamily(pooler.pid),
  };
}
