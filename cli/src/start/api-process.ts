import path from 'node:path';
import type { Config } from '@academy/platform/config.ts';
import type { Log } from '@academy/platform/log.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { type Environment, startProgram } from '../supervisor/child-program.ts';
import { atMost } from '../supervisor/restart-rules.ts';
import { type Supervised, supervise } from '../supervisor/supervise.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const script = path.join(repositoryRoot, 'server/src/main.ts');

export const apiRestarts = { times: 5, withinMs: 60_000, pauseMs: 200 };
/** Above the time it gives to requests in flight itself. */
const STOP_MS = 12_000;

interface Listening {
  /** As the public knows it. */
  readonly address: string;
  readonly port: number;
}

export interface ApiProcess extends Supervised {
  /** The address of the academy, once the API can serve. */
  readonly ready: Promise<string>;
}

export function startApi(
  config: Pick<Config, 'host' | 'drainSeconds'>,
  environment: Environment,
  log: Log,
): ApiProcess {
  const firstListening = Promise.withResolvers<Listening>();
  let port: number | undefined;
  const mayRestart = atMost(apiRestarts);

  const supervised = supervise({
    name: 'API',
    stopMs: STOP_MS + config.drainSeconds * 1000,
    log,
    // With PORT=0 it chose a port itself; started again, it must be found at the same one.
    start: () =>
      startProgram(script, port === undefined ? environment : { ...environment, PORT: String(port) }).on(
        'message',
        (message) => {
          if (!isListening(message)) return;
          port = message.port;
          firstListening.resolve(message);
        },
      ),
    // What keeps it from listening at first, such as a taken port, is for a person to mend.
    rule: (livedMs, nowMs) => (port === undefined ? null : mayRestart(livedMs, nowMs)),
  });

  const ready = firstListening.promise.then(async (listening) => {
    await waitUntilReady(config.host, listening.port);
    return listening.address;
  });
  return { ...supervised, ready };
}

function isListening(message: unknown): message is Listening {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'listening' &&
    'address' in message &&
    typeof message.address === 'string' &&
    'port' in message &&
    typeof message.port === 'number'
  );
}
