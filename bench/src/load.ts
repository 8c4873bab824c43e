/** As many GET requests as a server answers, every answer of which has to be right. */
import autocannon, { type Client } from 'autocannon';

export interface Throughput {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The only right answer: a run with a wrong one does not count. */
  readonly answer: RightAnswer;
}

export interface RightAnswer {
  readonly body: Buffer;
  /** Its content-type, and its content-encoding if it is compressed. */
  readonly headers: Readonly<Record<string, string>>;
}

export async function load({ url, seconds, connections, headers, answer }: Load): Promise<Throughput> {
  const comparison = compareAnswers(answer.body);
  const result = await autocannon({
    url,
    connections,
    // Each from an address of its own: one address may not search so fast.
    requests: [
      { setupRequest: (request) => ({ ...request, headers: { ...headers, ...fromRandomAddress() } }) },
    ],
    duration: seconds,
    setupClient: comparison.follow,
  });
  const wrong = comparison.wrong() + result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${wrong} wrong answers from ${url}`);
  // Not the average of its seconds, which are too short for requests that take half of one.
  return { requestsPerSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}

/** Where autocannon (8.0) puts the pieces of an answer together. */
interface Assembling {
  readonly pipelinedRequests: { addBody(piece: Buffer): void };
}

/**
 * Holds answers against the right one piece by piece, in place of autocannon, which makes text of them first: of compressed
 * bytes that takes ten times as long as the answer itself.
 */
function compareAnswers(right: Buffer): { follow(client: Client): void; wrong(): number } {
  let wrong = 0;
  return {
    wrong: () => wrong,
    follow: (client) => {
      let received = 0;
      let isRight = true;
      (client as Client & Assembling).pipelinedRequests.addBody = (piece) => {
        isRight &&= piece.equals(right.subarray(received, received + piece.length));
        received += piece.length;
      };
      client.on('response', () => {
        if (!isRight || received !== right.length) wrong += 1;
        received = 0;
        isRight = true;
      });
    },
  };
}

export function fromRandomAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
