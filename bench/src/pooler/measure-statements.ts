/** The statements of the hot reads alone, asked in every way that a pooler in transaction mode allows. */
import pg from 'pg';
import { type BenchRow, medianBy } from '../bench-row.ts';
import { cpuSecondsOfFamily } from '../linux-processes.ts';
import { postmasterOf, type Statement, statementsOf } from '../postgres-log.ts';
import type { RunningAcademy } from '../running-academy.ts';
import type { HotRead } from './hot-reads.ts';
import type { PgBouncer } from './pgbouncer.ts';

interface Ground {
  readonly academy: RunningAcademy;
  readonly database: string;
  readonly pooler: PgBouncer;
}

type Way = 'by name' | 'unnamed' | 'simple protocol';

const ways: readonly Way[] = ['by name', 'unnamed', 'simple protocol'];
const repetitions = 1500;
const rounds = 3;

export async function measureStatements(reads: readonly HotRead[], ground: Ground): Promise<BenchRow[]> {
  const { academy, database, pooler } = ground;
  const [direct, pooled] = [database, pooler.connectionString].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  await Promise.all([direct.connect(), pooled.connect()]);
  const postmaster = await postmasterOf(academy.dataDir);
  const spent = async () => {
    const { user, system } = process.cpuUsage();
    const others = (await cpuSecondsOfFamily(postmaster)) + (await cpuSecondsOfFamily(pooler.pid));
    return (user + system) / 1e6 + others;
  };
  const costOf = async (ask: () => Promise<unknown>) => {
    const before = await spent();
    for (let n = 0; n < repetitions; n += 1) await ask();
    return (((await spent()) - before) / repetitions) * 1e6;
  };

  const rows: BenchRow[] = [];
  for (const read of reads) {
    const headers = { ...read.headers };
    const statements = await statementsOf(academy.dataDir, () =>
      fetch(academy.origin + read.path, { headers }),
    );
    const asks = ways.map((way) => ({
      way,
      pooled: askerOf(pooled, statements, way),
      costs: [] as number[],
    }));
    const control = askerOf(direct, statements, 'by name');
    const controls: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      controls.push(await costOf(control));
      for (const ask of asks) ask.costs.push(await costOf(ask.pooled));
    }
    for (const { way, costs } of asks) {
      rows.push({
        name: `behind PgBouncer, statements ${way}: ${read.name}`,
        unit: 'CPU µs/call',
        ours: medianBy(costs, (cost) => cost),
        control: medianBy(controls, (cost) => cost),
        controlName: 'the same by name without a pooler',
        target: null,
      });
    }
  }
  await Promise.all([direct.end(), pooled.end()]);
  return rows;
}

let names = 0;

function askerOf(client: pg.Client, statements: readonly Statement[], way: Way): () => Promise<void> {
  const queries = statements.map(({ text, values }) => {
    if (way === 'simple protocol') return { text: withLiterals(text, values) };
    names += 1;
    return { text, values: [...values], ...(way === 'by name' ? { name: `bench_${names}` } : {}) };
  });
  return async () => {
    for (const query of queries) await client.query(query);
  };
}

/** The simple protocol has no parameters: they are written into the text. */
function withLiterals(text: string, values: readonly (string | null)[]): string {
  return text.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1] ?? null;
    return value === null ? 'NULL' : pg.escapeLiteral(value);
  });
}
