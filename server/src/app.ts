/** The composition root: which parts make up the API, and who is given what. */
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { listenTo } from '@academy/platform/database/notifications.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createCourseSearchRepository } from './features/courses/course-search.repository.ts';
import { createCoursesRepository } from './features/courses/courses.repository.ts';
import { registerCourses } from './features/courses/courses.routes.ts';
import { createCoursesService } from './features/courses/courses.service.ts';
import { createCurriculumRepository } from './features/curriculum/curriculum.repository.ts';
import { registerCurriculum } from './features/curriculum/curriculum.routes.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { addApiDocs } from './http/api-docs.ts';
import { handleErrors } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './http/web-app.ts';

export interface AppOptions {
  readonly database: Database;
  readonly connectionString: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string;
  /** Where the built web app lies; null for an API alone. */
  readonly webFolder: string | null;
}

/** A search may be as long as a person likes to paste: 10,000 Bengali letters make 90 kB of address. */
const maxHeaderBytes = 256 * 1024;

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, log } = options;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    http: { maxHeaderSize: maxHeaderBytes },
    bodyLimit: 1024 * 1024,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  logRequests(app);
  await addSecurityHeaders(app, { https: options.publicUrl.startsWith('https:') });
  await addApiDocs(app);

  const answers = new AnswerCache(options.clock);
  const changes = listenTo(options.connectionString, {
    channel: 'catalogue_changed',
    onNotify: () => answers.flush(),
    onListening: (listening) => answers.setListening(listening),
  });
  app.addHook('onClose', () => changes.close());

  registerHealth(app, database);
  await app.register((api, _options, registered) => {
    api.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    const courses = createCoursesService(
      createCoursesRepository(database),
      createCourseSearchRepository(database),
    );
    registerCourses(api, courses, answers);
    registerCurriculum(api, createCurriculumRepository(database), answers);
    registered();
  });
  if (options.webFolder !== null) await serveWebApp(app, options.webFolder);
  return app;
}
