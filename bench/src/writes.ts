import type { BenchRow, Target } from './bench-row.ts';

export interface Writes<T> {
  readonly name: string;
  /** Each is written once by either side. */
  readonly items: readonly T[];
  ours(item: T, index: number): Promise<unknown>;
  /** The statement that writes, alone, through a bare pool. */
  bare(item: T): Promise<unknown>;
  readonly target: Target;
}

const atATime = 10;
/** Of the items; the first is for warming up. */
const parts = 6;

/** Writes of the academy beside the statement alone, in turns, so that other work of the machine affects both. */
export async function compareWrites<T>({ name, items, ours, bare, target }: Writes<T>): Promise<BenchRow> {
  const size = Math.ceil(items.length / parts);
  let [oursMs, bareMs] = [0, 0];
  for (let start = 0; start < items.length; start += size) {
    const part = items.slice(start, start + size);
    const alone = await millisecondsOf(part, bare);
    const product = await millisecondsOf(part, (item, index) => ours(item, start + index));
    if (start > 0) [oursMs, bareMs] = [oursMs + product, bareMs + alone];
  }
  const counted = items.length - size;
  const row: BenchRow = {
    name,
    unit: 'writes/s',
    ours: counted / (oursMs / 1000),
    control: counted / (bareMs / 1000),
    controlName: 'the statement alone, bare pool',
    target,
  };
  console.log(
    `${name.padEnd(24)}${row.ours.toFixed(0).padStart(8)} writes/s, the statement alone ${(row.control ?? 0).toFixed(0)}, ratio ${(bareMs / oursMs).toFixed(3)}`,
  );
  return row;
}

async function millisecondsOf<T>(
  items: readonly T[],
  write: (item: T, index: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const workOff = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) await write(item, index);
    }
  };
  await Promise.all(Array.from({ length: atATime }, workOff));
  return performance.now() - started;
}
