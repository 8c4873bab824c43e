import { createServer } from 'node:net';
import type { Config } from '@academy/platform/config.ts';
import { connectionStringOfRunning } from '@academy/platform/database/embedded-postgres/embedded-postgres.ts';
import { listenProblem } from '@academy/platform/listen-problem.ts';
import { Problem } from '../command.ts';

/** Listens for a moment where the API will, so that a taken port is told before a database is made for nothing. */
export async function requirePort(
  config: Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  // It has the port, most likely. That the data folder is in use is told next, and no other port would help.
  if (config.databaseUrl === null && (await connectionStringOfRunning(config.dataDir)) !== null) return;
  try {
    await listenOnce(config.port, config.host);
  } catch (error) {
    const sentence = listenProblem(error, config);
    throw sentence === null ? error : new Problem(sentence, { cause: error });
  }
}

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
