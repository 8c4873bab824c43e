import type { BenchRow, Target } from './bench-row.ts';
import type { Control, ControlAnswer } from './control.ts';
import { type Figures, load, median } from './load.ts';
import { statementsOf } from './recorded-statements.ts';
import type { RunningAcademy } from './running-academy.ts';

export interface Read {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many ask at once; ten unless told. */
  readonly connections?: number;
  /**
   * What the control does: send the same bytes, or ask the database the same and then send them. The first shows what
   * an answer costs at all; the second what the academy adds to what only the database can know.
   */
  readonly beside: 'the bytes' | 'the statements';
  readonly target: Target;
}

interface Contenders {
  readonly academy: RunningAcademy;
  readonly control: Control;
  readonly seconds: number;
}

const rounds = 3;
const controlNames = {
  'the bytes': 'bare Fastify, same bytes',
  'the statements': 'bare Fastify, same statements and bytes',
};

/** GET requests to the academy, each beside the control. */
export async function compare(reads: readonly Read[], contenders: Contenders): Promise<BenchRow[]> {
  console.log(line('row', 'req/s', 'p99 ms', 'control', 'p99 ms', 'ratio'));
  const rows: BenchRow[] = [];
  for (const read of reads) rows.push(await compareOne(read, contenders));
  return rows;
}

async function compareOne(read: Read, { academy, control, seconds }: Contenders): Promise<BenchRow> {
  const { name, path, headers = {}, connections = 10, beside, target } = read;
  const answer = await rightAnswer(read, academy);
  const controlPath = await control.answerWith(answer);
  const common = { seconds, connections, headers, body: answer.body };
  const ours: Figures[] = [];
  const bare: Figures[] = [];
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await load({ ...common, url: control.address, path: controlPath }));
    ours.push(await load({ ...common, url: academy.origin, path }));
  }
  const [product, plain] = [median(ours), median(bare)];
  console.log(
    line(
      name,
      product.requestsPerSecond.toFixed(0),
      product.p99Ms.toFixed(1),
      plain.requestsPerSecond.toFixed(0),
      plain.p99Ms.toFixed(1),
      (product.requestsPerSecond / plain.requestsPerSecond).toFixed(3),
    ),
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

/** What the academy answers, and what it asks its database for it. */
async function rightAnswer(read: Read, academy: RunningAcademy): Promise<ControlAnswer> {
  const ask = async () => {
    const answer = await fetch(academy.origin + read.path, { headers: { ...read.headers } });
    if (!answer.ok) throw new Error(`${read.name}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const body = await ask();
  if (read.beside === 'the bytes') return { body };
  const statements = await statementsOf(academy.dataDir, async () => {
    await ask();
  });
  if (statements.length === 0) throw new Error(`${read.name}: the academy asked its database nothing.`);
  return { body, ask: { database: await academy.command('database'), statements } };
}

function line(name: string, ...figures: string[]): string {
  return name.padEnd(34) + figures.map((figure) => figure.padStart(9)).join('');
}
