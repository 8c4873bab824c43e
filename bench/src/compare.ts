import type { Control } from './control.ts';
import { load, median } from './load.ts';

export interface Row {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const rounds = 3;

/** A table of GET requests to the academy, each beside the control sending the very same bytes. */
export async function compare(
  rows: readonly Row[],
  { origin, control, seconds }: { origin: string; control: Control; seconds: number },
): Promise<void> {
  console.log(line('row', 'req/s', 'p99 ms', 'control', 'p99 ms', 'ratio'));
  for (const { name, path, headers = {} } of rows) {
    const body = await (await fetch(origin + path, { headers })).text();
    await control.answerWith(body);
    const ours = [];
    const bare = [];
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      const common = { seconds, connections: 10, headers, body };
      bare.push(await load({ ...common, url: control.address, path: '/' }));
      ours.push(await load({ ...common, url: origin, path }));
    }
    const product = median(ours);
    const plain = median(bare);
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
  }
}

function line(name: string, ...figures: string[]): string {
  return name.padEnd(26) + figures.map((figure) => figure.padStart(9)).join('');
}
