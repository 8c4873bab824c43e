import autocannon from 'autocannon';

export interface Figures {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export interface LoadOptions {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The only right answer: a run with a wrong one does not count. */
  readonly body: string;
}

export async function load({ url, path, body, seconds, ...options }: LoadOptions): Promise<Figures> {
  const result = await autocannon({
    url: url + path,
    connections: options.connections,
    // Each from an address of its own: one address may not search so fast.
    requests: [
      { setupRequest: (request) => ({ ...request, headers: { ...options.headers, ...fromAnywhere() } }) },
    ],
    duration: seconds,
    verifyBody: (received) => String(received) === body,
  });
  const wrong = result.mismatches + result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${wrong} wrong answers from ${url}${path}`);
  // Not the average of its seconds, which are too short for what takes half of one.
  return { requestsPerSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}

function fromAnywhere(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** The median by throughput of several short runs: one run here says little on a busy machine. */
export function median(runs: readonly Figures[]): Figures {
  const sorted = runs.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { requestsPerSecond: 0, p99Ms: 0 };
}
