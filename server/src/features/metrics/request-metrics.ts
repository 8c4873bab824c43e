import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { counter, type Family, gauge, Histogram, type Labels } from './text-format.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts a request from now until its answer is sent or its receiver gone. */
export type WatchRequest = (method: string | undefined, route: () => string, answer: ServerResponse) => void;

/** Counts every request of the routes that are registered from now on, and those that it is told of. */
export function countRequests(app: FastifyInstance): { watch: WatchRequest; families: () => Family[] } {
  const durations = new Histogram({
    name: 'academy_http_request_duration_seconds',
    help: 'How long requests took until their answer was sent or its receiver gone, by route',
    bounds,
  });
  const counts = new Map<string, { labels: Labels; value: number }>();
  let inFlight = 0;

  const watch: WatchRequest = (method = 'GET', routeOfAnswer, answer) => {
    const startedAt = performance.now();
    inFlight += 1;
    // Not the hook for answers: a client that leaves early never gets one, and would be counted as in flight for ever.
    answer.once('close', () => {
      inFlight -= 1;
      const route = routeOfAnswer();
      const status = String(answer.statusCode);
      const key = `${method} ${route}`;
      durations.observe(key, () => ({ method, route }), (performance.now() - startedAt) / 1000);
      const counted = counts.get(`${key} ${status}`) ?? { labels: { method, route, status }, value: 0 };
      counted.value += 1;
      counts.set(`${key} ${status}`, counted);
    });
  };

  app.addHook('onRequest', (request, reply, done) => {
    watch(request.method, () => routeOf(request), reply.raw);
    done();
  });

  return {
    watch,
    families: () => [
      counter('academy_http_requests_total', 'Requests by route and status of the answer', [
        ...counts.values(),
      ]),
      durations.family(),
      gauge('academy_http_requests_in_flight', 'Requests that are being answered', inFlight),
    ],
  };
}

/** Never the address itself: every made-up one would be a new series. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
