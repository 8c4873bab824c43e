import { setTimeout as delay } from 'node:timers/promises';
import type { WebServers } from './web-servers.ts';

const EVERY_MS = 200;
const LONGEST_ANSWER_MS = 2_000;

/**
 * Asks the nodes whether they are ready, and has the balancer send requests to those that are. Balancers that are sold, and
 * those of Kubernetes, do so by themselves; the free nginx has to be told.
 */
export function followReadiness(web: WebServers): { stop(): Promise<void> } {
  const over = new AbortController();
  const follow = async (): Promise<void> => {
    let known = web.nodes.join();
    while (!over.signal.aborted) {
      const answers = await Promise.all(web.nodes.map(isReady));
      const ready = web.nodes.filter((_, index) => answers[index]);
      if (ready.length > 0 && ready.join() !== known) {
        known = ready.join();
        web.balanceOver(ready);
      }
      await delay(EVERY_MS);
    }
    web.balanceOver(web.nodes);
  };
  const following = follow();
  return {
    async stop() {
      over.abort();
      await following;
    },
  };
}

function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
