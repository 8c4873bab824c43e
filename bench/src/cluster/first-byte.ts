import { Agent, request } from 'node:http';
import { medianBy } from '../bench-row.ts';

/** The milliseconds from asking for a file to its first byte, one after the other: the median over all paths. */
export async function firstByteMs(port: number, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const path of paths) times.push(await timeOf({ port, path, agent }));
  agent.destroy();
  return medianBy(times, (ms) => ms);
}

function timeOf({ port, path, agent }: { port: number; path: string; agent: Agent }): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      let firstMs: number | undefined;
      answer.on('data', () => {
        firstMs ??= performance.now() - started;
      });
      answer.once('end', () => resolve(firstMs ?? performance.now() - started));
      answer.once('error', reject);
    });
    asked.once('error', reject).end();
  });
}
