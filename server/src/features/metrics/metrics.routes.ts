import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { academyFamilies, poolFamily } from './academy-metrics.ts';
import { watchProcess } from './process-metrics.ts';
import { countRequests, type WatchRequest } from './request-metrics.ts';
import { counter, type Family, formatFamilies, gauge, textFormatType } from './text-format.ts';

export interface MetricsOptions {
  /** null: there are no metrics, and nothing is counted. */
  readonly token: string | null;
  readonly version: string;
  readonly database: Pick<Database, 'pool'>;
  readonly answerCounts: Readonly<Record<'kinds' | 'notices', Readonly<Record<string, number>>>>;
  readonly segmentCache: { readonly hits: number; readonly loads: number; readonly bytes: number };
}

/**
 * Metrics for Prometheus at /metrics, for a client with the token of the settings. They tell how many people learn here
 * and what they do, so without a token in the settings there is nothing at that address. Gives how to count a request that
 * comes to no route.
 */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): WatchRequest {
  const counting = options.token === null ? null : startCounting(app, options);

  app.get(
    '/metrics',
    { config: { access: 'metrics-token' }, schema: { hide: true } },
    async ({ headers }, reply): Promise<FastifyReply> => {
      if (options.token === null || counting === null) {
        throw new Refusal('not_found', 'There is nothing at GET /metrics');
      }
      void reply.header('cache-control', 'no-store');
      if (!isToken(headers.authorization, options.token)) {
        void reply.header('www-authenticate', 'Bearer');
        throw new Refusal('unauthenticated', 'Show the METRICS_TOKEN of this academy as a bearer token.');
      }
      return reply.type(textFormatType).send(formatFamilies(await counting.collect()));
    },
  );
  return counting?.watch ?? (() => undefined);
}

function startCounting(app: FastifyInstance, options: MetricsOptions) {
  const { version, database, segmentCache, answerCounts } = options;
  const requests = countRequests(app);
  const process = watchProcess(version);
  app.addHook('onClose', () => process.stop());
  const collect = async (): Promise<Family[]> => [
    ...(await process.families()),
    ...requests.families(),
    poolFamily(database),
    counter('academy_segment_cache_hits_total', 'Segments that were sent from memory', segmentCache.hits),
    counter('academy_segment_cache_loads_total', 'Segments that had to be read', segmentCache.loads),
    gauge('academy_segment_cache_bytes', 'Memory of segments that are kept', segmentCache.bytes),
    counter(
      'academy_answers_total',
      'Answers of the assistant by what they are made of',
      by('kind', answerCounts.kinds),
    ),
    counter(
      'academy_answer_notices_total',
      'Answers of the assistant that are not what they could be, by why',
      by('notice', answerCounts.notices),
    ),
    ...(await academyFamilies(database)),
  ];
  return { watch: requests.watch, collect };
}

const by = (label: string, counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value }));

/** By their hashes, which are of one length: how long the comparison takes tells nothing of the token. */
function isToken(authorization: string | undefined, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hash(shown), hash(token));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
