import { createHttpClient } from '../http-client.ts';
import type { RunningAcademy } from '../running-academy.ts';
import type { Activity, ClusterLearner } from './learners.ts';

interface Learning {
  readonly nodes: readonly RunningAcademy[];
  readonly learners: readonly ClusterLearner[];
  /** How many are busy at each node at a time. */
  readonly atOnce: number;
  readonly activity: Activity;
  readonly seconds: number;
}

/** Learners do the same thing again and again, in turns, at all nodes at once. Gives how many calls were answered. */
export async function learn({ nodes, learners, atOnce, activity, seconds }: Learning): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const places = nodes.flatMap((node) => Array.from({ length: atOnce }, () => node));
  const counts = await Promise.all(
    places.map(async ({ origin }, place) => {
      const client = createHttpClient({ connections: 1 });
      // Nobody is at two places at once.
      const mine = learners.filter((_, number) => number % places.length === place);
      let answered = 0;
      for (let turn = 0; performance.now() < until; turn += 1) {
        const learner = mine[turn % mine.length];
        for (const call of activity.calls) {
          const { status } = await client.send(new URL(call.path, origin), {
            method: call.method,
            headers: {
              ...{ cookie: learner?.cookie ?? '', origin, 'x-forwarded-for': learner?.address ?? '' },
              ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
          });
          if (status < 200 || status >= 300) throw new Error(`${call.method} ${call.path}: ${status}`);
          answered += 1;
        }
      }
      client.close();
      return answered;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
