/**
 * Processor time of a call: with one node and with three, without a pooler and behind PgBouncer. Each node has the same load in
 * either case, as nodes have that are added because there is more to do.
 */
import type { BenchRow } from '../bench-row.ts';
import { cpuSecondsOf, cpuSecondsOfFamily, processesOn } from '../linux-processes.ts';
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

/** As many as there are nodes. */
const rounds = 3;
const learnersPerNode = 10;
/** So many that no session comes near a limit of requests. */
const learnersInAll = 120;
/** Until Node has compiled what it runs most, in each of three nodes on a few cores. */
const warmUpSeconds = 5;

interface Node extends RunningAcademy {
  /** Of the API. */
  readonly pids: readonly number[];
}

/** Nodes that reach the database in the same way, loaded one at a time and all at once. */
interface Group {
  readonly nodes: readonly Node[];
  readonly one: Side;
  readonly all: Side;
}

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
  const known = async (node: RunningAcademy): Promise<Node> => ({
    ...node,
    pids: await processesOn(Number(new URL(node.origin).port)),
  });
  try {
    const direct = { DATABASE_URL: database };
    const three = [academy, await startNode(direct), await startNode(direct)];
    const groups: Group[] = [
      { nodes: await Promise.all(three.map(known)), one: 'one node', all: 'three nodes' },
    ];
    if (pooler !== null) {
      const pooled = { DATABASE_URL: pooler.connectionString, DATABASE_DIRECT_URL: database };
      const threePooled = [await startNode(pooled), await startNode(pooled), await startNode(pooled)];
      groups.push({
        nodes: await Promise.all(threePooled.map(known)),
        one: 'one node, pooled',
        all: 'three nodes, pooled',
      });
    }
    const postmaster = await postmasterOf(academy.dataDir);
    const measured: ActivityCosts[] = [];
    for (const activity of activitiesOf(lesson))
      measured.push(await measure(activity, groups, { learners, seconds, postmaster, pooler }));
    printCosts(measured);
    return rowsOfCosts(measured);
  } finally {
    for (const node of nodes) await node.stop();
    await pooler?.stop();
  }
}

async function measure(activity: Activity, groups: readonly Group[], ground: Ground): Promise<ActivityCosts> {
  const runs = new Map<Side, Cost[]>(groups.flatMap(({ one, all }) => [one, all]).map((side) => [side, []]));
  for (const { nodes } of groups) await costOf(activity, nodes, { ...ground, seconds: warmUpSeconds });
  // In turns, so that other work of the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const { nodes, one, all } of groups) {
      // Each of them once, so that the three have done the same as the one.
      runs.get(one)?.push(await costOf(activity, nodes.slice(round).slice(0, 1), ground));
      runs.get(all)?.push(await costOf(activity, nodes, ground));
    }
  }
  return { activity, costs: new Map([...runs].map(([side, costs]) => [side, medianCost(costs)])) };
}

async function costOf(activity: Activity, nodes: readonly Node[], ground: Ground): Promise<Cost> {
  const { learners, seconds } = ground;
  const before = await spentBy(nodes, ground);
  const calls = await learn({ nodes, learners, atOnce: learnersPerNode, activity, seconds });
  const after = await spentBy(nodes, ground);
  const each = (part: keyof Cost) => ((after[part] - before[part]) / calls) * 1e6;
  return { api: each('api'), database: each('database'), pooler: each('pooler') };
}

/** In seconds, so far. */
async function spentBy(nodes: readonly Node[], { postmaster, pooler }: Ground): Promise<Cost> {
  return {
    api: await cpuSecondsOf(nodes.flatMap(({ pids }) => pids)),
    database: await cpuSecondsOfFamily(postmaster),
    pooler: pooler === null ? 0 : await cpuSecondsOfFamily(pooler.pid),
  };
}
