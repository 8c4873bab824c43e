/** Part of the composition: the HTTP server before it has a single call of a feature, and what all calls share. */
import { academyVersion } from '@academy/platform/version.ts';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { AppConfig, AppOptions } from './app-options.ts';
import { type MetricsOptions, registerMetrics } from './features/metrics/metrics.routes.ts';
import type { WatchRequest } from './features/metrics/request-metrics.ts';
import { uploadHeaders } from './features/uploads/uploads.ts';
import { addApiDocs } from './http/api-docs.ts';
import { handleErrors } from './http/error-handler.ts';
import { compileAnswerSerializer, takeEmptyBodies } from './http/json-bodies.ts';
import type { LendingCache } from './http/lending-cache.ts';
import { stopInTime } from './http/lifecycle.ts';
import { limitRates } from './http/rate-limits.ts';
import { defaultReceiveLimits, headerLimits, limitBodies } from './http/receive-limits.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';

/** A search may be as long as a person likes to paste: 10,000 Bengali letters make 90 kB of address. */
const maxHeaderBytes = 256 * 1024;

interface HttpParts {
  readonly segmentCache: LendingCache;
  readonly answerCounts: MetricsOptions['answerCounts'];
  /** Where the web app is. */
  readonly webOrigin: string;
}

interface Http {
  readonly app: FastifyInstance;
  /** Counts a request that comes to no route. */
  readonly watchRequest: WatchRequest;
}

export function isHttps({ publicUrl }: Pick<AppConfig, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}

export async function createHttp(options: AppOptions, parts: HttpParts): Promise<Http> {
  const { segmentCache, answerCounts, webOrigin } = parts;
  const { config, database, receiveLimits = defaultReceiveLimits } = options;
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    http: { maxHeaderSize: maxHeaderBytes, ...headerLimits(receiveLimits) },
    bodyLimit: 1024 * 1024,
    trustProxy: [...config.trustedProxies],
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // What a balancer has sent by then is answered like any other: it would not send a write a second time.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  if (options.onRoute !== undefined) app.addHook('onRoute', options.onRoute);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileAnswerSerializer);
  takeEmptyBodies(app);
  handleErrors(app);
  logRequests(app);
  stopInTime(app);
  limitBodies(app, receiveLimits);
  const watchRequest = registerMetrics(app, {
    token: config.metricsToken,
    version: academyVersion,
    database,
    segmentCache,
    answerCounts,
  });
  addSecurityHeaders(app, { https: isHttps(config), mediaOrigin: config.mediaOrigin });
  if (webOrigin !== config.publicUrl) {
    await app.register(cors, {
      origin: [webOrigin],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: uploadHeaders,
    });
  }
  await app.register(cookie);
  await limitRates(app, database);
  await addApiDocs(app);
  return { app, watchRequest };
}
