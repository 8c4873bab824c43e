import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems lend to outgoing connections: one of a node that is down must not be lent meanwhile. */
const LOWEST = 15_000;
const HIGHEST = 30_000;

export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(LOWEST, HIGHEST);
    if (!ports.includes(port) && (await isFree(port))) ports.push(port);
  }
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
