/** As plain a balancer as there can be: every request goes to the next process. */
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly origin: string;
  /** The ports that requests are sent to, in turns. */
  readonly ports: number[];
  /** How many requests each got. */
  readonly sent: Map<number, number>;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const ports: number[] = [];
  const sent = new Map<number, number>();
  let turn = 0;
  const pass: RequestListener = (asked, answer) => {
    const port = ports[turn++ % ports.length] ?? 0;
    sent.set(port, (sent.get(port) ?? 0) + 1);
    const { method = 'GET', url = '/', headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    passed.once('response', (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    ports,
    sent,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
