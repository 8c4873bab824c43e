/** GET requests to the academy, each beside a control that sends the same bytes. */
import autocannon from 'autocannon';
import { type BenchRow, medianBy, printLine, type Target } from './bench-row.ts';
import { type Control, type ControlAnswer, startControl } from './control.ts';
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
  const common = { seconds, connections, headers, body: answer.body };
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
  const body = await ask(read, academy);
  if (read.beside === 'the bytes') return { body };
  const statements = await statementsOf(academy.dataDir, () => ask(read, academy));
  if (statements.length === 0) throw new Error(`${read.name}: the academy asked its database nothing.`);
  return { body, ask: { database: await academy.command('database'), statements } };
}

type Question = Pick<Read, 'name' | 'path' | 'headers'>;

async function ask({ name, path, headers }: Question, { origin }: RunningAcademy): Promise<string> {
  const answer = await fetch(origin + path, { headers: { ...headers } });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

/** Prints how PostgreSQL runs the statements of a read, in an academy that was started with `explainSettings`. */
export async function showPlans(read: Question, academy: RunningAcademy): Promise<string[]> {
  const plans = await plansOf(academy.dataDir, () => ask(read, academy));
  console.log(`\n${read.name}, statements as PostgreSQL ran them: ${plans.length}`);
  for (const plan of plans) console.log(plan.replaceAll(/^/gm, '  '));
  return plans;
}

interface Throughput {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The only right answer: a run with a wrong one does not count. */
  readonly body: string;
}

async function load({ url, seconds, connections, headers, body }: Load): Promise<Throughput> {
  const result = await autocannon({
    url,
    connections,
    // Each from an address of its own: one address may not search so fast.
    requests: [
      { setupRequest: (request) => ({ ...request, headers: { ...headers, ...fromRandomAddress() } }) },
    ],
    duration: seconds,
    verifyBody: (received) => String(received) === body,
  });
  const wrong = result.mismatches + result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${wrong} wrong answers from ${url}`);
  // Not the average of its seconds, which are too short for requests that take half of one.
  return { requestsPerSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}

function fromRandomAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

function print(name: string, ...cells: string[]): void {
  printLine(name.padEnd(34), cells, 9);
}
