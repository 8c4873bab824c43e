import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../command.ts';

const PAUSE_MS = 25;
const LONGEST_ANSWER_MS = 2_000;
const LIMIT_MS = 30_000;

/** Asks the API until it says that it can serve. */
export async function waitUntilReady(host: string, port: number, limitMs = LIMIT_MS): Promise<void> {
  const address = `http://${reachableHost(host)}:${port}/readyz`;
  const deadline = performance.now() + limitMs;
  while (!(await isReady(address))) {
    if (performance.now() > deadline) {
      throw new Problem(`The academy was started but is not ready after ${limitMs / 1000} seconds.`);
    }
    await delay(PAUSE_MS);
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** The wildcard address can be listened on but not called. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
