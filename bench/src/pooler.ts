/** What a pooler in front of PostgreSQL costs: processor time of the API, PostgreSQL and PgBouncer together, per call. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { type BenchRow, medianBy, printLine } from './bench-row.ts';
import { cpuSecondsOfFamily, cpuSecondsOn } from './linux-processes.ts';
import { type HotRead, hotReads } from './pooler/hot-reads.ts';
import { measureStatements } from './pooler/measure-statements.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pooler/pgbouncer.ts';
import { postmasterOf } from './postgres-log.ts';
import { type RunningAcademy, startAcademy } from './running-academy.ts';

const rounds = 3;
const connections = 10;

export async function benchPooler({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log('A pooler in front of PostgreSQL');
  if (!hasPgBouncer()) {
    console.log('Not here: this machine has no PgBouncer (Debian: apt-get install pgbouncer)');
    return [];
  }
  const direct = await startAcademy();
  try {
    const database = await direct.command('database');
    const pooler = await startPgBouncer(database);
    try {
      const reads = await hotReads(direct);
      const statements = await measureStatements(reads, { academy: direct, database, pooler });
      const pooled = await startAcademy({
        DATABASE_URL: pooler.connectionString,
        DATABASE_DIRECT_URL: database,
        ACADEMY_SECRET: (await readFile(path.join(direct.dataDir, 'secret'), 'utf8')).trim(),
      });
      try {
        return [...statements, ...(await measureCalls(reads, { direct, pooled, pooler, seconds }))];
      } finally {
        await pooled.stop();
      }
    } finally {
      await pooler.stop();
    }
  } finally {
    await direct.stop();
  }
}

interface Contest {
  readonly direct: RunningAcademy;
  readonly pooled: RunningAcademy;
  readonly pooler: PgBouncer;
  readonly seconds: number;
}

async function measureCalls(reads: readonly HotRead[], contest: Contest): Promise<BenchRow[]> {
  console.log(`\nSigned-in calls, ${connections} connections, CPU µs a call`);
  print('call', 'pooled', 'direct', 'ratio');
  const rows: BenchRow[] = [];
  for (const read of reads) {
    const runs = { pooled: [] as number[], direct: [] as number[] };
    // In turns, so that other work of the machine affects both. The first round fills what is kept.
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of ['pooled', 'direct'] as const) {
        const cost = await costOf(read, contest[side], contest);
        if (round > 0) runs[side].push(cost);
      }
    }
    const [ours, control] = [runs.pooled, runs.direct].map((costs) => medianBy(costs, (cost) => cost));
    print(read.name, ...[ours, control].map((cost) => (cost ?? 0).toFixed(0)), ratio(ours, control));
    rows.push({
      name: `behind PgBouncer: ${read.name}`,
      unit: 'CPU µs/call',
      ours: ours ?? 0,
      control: control ?? 0,
      controlName: 'the same call without a pooler',
      target: { atMost: 1.3 },
    });
  }
  return rows;
}

/** Everything that works for a call: the API, all of PostgreSQL, and the pooler. */
async function costOf(read: HotRead, academy: RunningAcademy, contest: Contest): Promise<number> {
  const port = Number(new URL(academy.origin).port);
  const postmaster = await postmasterOf(contest.direct.dataDir);
  const spent = async () =>
    ((await cpuSecondsOn(port)) ?? 0) +
    (await cpuSecondsOfFamily(postmaster)) +
    (await cpuSecondsOfFamily(contest.pooler.pid));
  const before = await spent();
  const result = await autocannon({
    url: academy.origin + read.path,
    headers: { ...read.headers },
    connections,
    duration: contest.seconds,
  });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${wrong} wrong answers from ${academy.origin}${read.path}`);
  return (((await spent()) - before) / result.requests.total) * 1e6;
}

function ratio(ours = 0, control = 0): string {
  return (ours / control).toFixed(2);
}

function print(name: string, ...cells: string[]): void {
  printLine(name.padEnd(34), cells, 9);
}
