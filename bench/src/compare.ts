/** GET requests to the academy, each beside a control that sends the same bytes. */
import { type BenchRow, medianBy, printLine, type Target } from './bench-row.ts';
import { type Control, type ControlAnswer, startControl } from './control.ts';
import { createHttpClient } from './http-client.ts';
import { load, type RightAnswer, type Throughput } from './load.ts';
import { plansOf, statementsOf } from './postgres-log.ts';
import { type RunningAcademy, startAcademy } from './running-academy.ts';

export interface Read {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many ask at once; ten unless told. */
  readonly connections?: number;
  /**
   * What the control does: send the same bytes, or make the same statements and then send them. The first shows what an
   * answer costs at all, the second what the academy adds to the work of the database.
   */
  readonly beside: 'the bytes' | 'the statements';
  readonly target: Target;
}

export interface Contenders {
  readonly academy: RunningAcademy;
  readonly control: Control;
  readonly seconds: number;
}

const rounds = 3;
const controlNames = {
  'the bytes': 'bare Fastify, same bytes',
  'the statements': 'bare Fastify, same statements and bytes',
};

/** Starts an academy and a control, and stops both however the measuring went. */
export async function withContenders<T>(
  seconds: number,
  measure: (contenders: Contenders) => Promise<T>,
): Promise<T> {
  const academy = await startAcademy();
  const control = await startControl();
  try {
    return await measure({ academy, control, seconds });
  } finally {
    await control.stop();
    await academy.stop();
  }
}

export async function compare(reads: readonly Read[], contenders: Contenders): Promise<BenchRow[]> {
  print('row', 'req/s', 'p99 ms', 'control', 'p99 ms', 'ratio');
  const rows: BenchRow[] = [];
  for (const read of reads) rows.push(await compareOne(read, contenders));
  return rows;
}

async function compareOne(read: Read, { academy, control, seconds }: Contenders): Promise<BenchRow> {
  const { name, path, headers = {}, connections = 10, beside, target } = read;
  const answer = await rightAnswer(read, academy);
  const controlPath = await control.answerWith(answer);
  const common = { seconds, connections, headers, answer };
  const ours: Throughput[] = [];
  const bare: Throughput[] = [];
  // In turns, so that other work of the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await load({ ...common, url: control.origin + controlPath }));
    ours.push(await load({ ...common, url: academy.origin + path }));
  }
  const [product, plain] = [ours, bare].map((runs) => medianBy(runs, (run) => run.requestsPerSecond)) as [
    Throughput,
    Throughput,
  ];
  print(
    name,
    product.requestsPerSecond.toFixed(0),
    product.p99Ms.toFixed(1),
    plain.requestsPerSecond.toFixed(0),
    plain.p99Ms.toFixed(1),
    (product.requestsPerSecond / plain.requestsPerSecond).toFixed(3),
  );
  return {
    name,
    unit: 'req/s',
    ours: product.requestsPerSecond,
    control: plain.requestsPerSecond,
    controlName: controlNames[beside],
    target,
  };
}

/** What the academy answers, and the statements it makes for that. */
async function rightAnswer(read: Read, academy: RunningAcademy): Promise<ControlAnswer> {
  const answer = await ask(read, academy);
  if (read.beside === 'the bytes') return answer;
  const statements = await statementsOf(academy.dataDir, () => ask(read, academy));
  if (statements.length === 0) throw new Error(`${read.name}: the academy asked its database nothing.`);
  return { ...answer, ask: { database: await academy.command('database'), statements } };
}

type Question = Pick<Read, 'name' | 'path' | 'headers'>;

/** As it was sent, still compressed where the read accepts that. */
async function ask({ name, path, headers = {} }: Question, { origin }: RunningAcademy): Promise<RightAnswer> {
  const client = createHttpClient({ connections: 1 });
  try {
    const { status, body, headers: sent } = await client.send(new URL(path, origin), { headers });
    if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
    const { 'content-type': type = '', 'content-encoding': encoding } = sent;
    return {
      body,
      headers: { 'content-type': type, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) },
    };
  } finally {
    client.close();
  }
}

/** Prints how PostgreSQL runs the statements of a read, in an academy that was started with `explainSettings`. */
export async function showPlans(read: Question, academy: RunningAcademy): Promise<string[]> {
  const plans = await plansOf(academy.dataDir, () => ask(read, academy));
  console.log(`\n${read.name}, statements as PostgreSQL ran them: ${plans.length}`);
  for (const plan of plans) console.log(plan.replaceAll(/^/gm, '  '));
  return plans;
}

function print(name: string, ...cells: string[]): void {
  printLine(name.padEnd(34), cells, 9);
}
