/** The composition root: which parts make up the API, and who is given what. */
import type { Clock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import { followEvents } from '@academy/platform/outbox/follow-events.ts';
import { academyVersion } from '@academy/platform/version.ts';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { findCourse } from './access/find-course.ts';
import { openSignIn } from './app-sign-in.ts';
import { registerVideoSegments, registerVideos, type VideoOptions } from './app-videos.ts';
import { registerAlpana } from './features/alpana/alpana.ts';
import { registerAuthFeature } from './features/auth/auth.ts';
import { createSessionCookies } from './features/auth/session-cookies.ts';
import { registerCourseEditing } from './features/courses/course-editing.routes.ts';
import { createCourseEditingService } from './features/courses/course-editing.service.ts';
import { registerCourses } from './features/courses/courses.routes.ts';
import { createCoursesService } from './features/courses/courses.service.ts';
import { createCoverFiles } from './features/courses/cover-files.ts';
import { registerCoverUpload, serveCovers } from './features/courses/covers.routes.ts';
import { createUploadCover } from './features/courses/covers.service.ts';
import { registerCurriculum } from './features/curriculum/curriculum.routes.ts';
import { createCurriculumService } from './features/curriculum/curriculum.service.ts';
import { registerCurriculumEditing } from './features/curriculum/curriculum-editing.routes.ts';
import { createLessonsService } from './features/curriculum/lessons.service.ts';
import { createModulesService } from './features/curriculum/modules.service.ts';
import { registerEnrollments } from './features/enrollments/enrollments.routes.ts';
import { createEnrollmentsService } from './features/enrollments/enrollments.service.ts';
import { registerMetrics } from './features/metrics/metrics.routes.ts';
import { registerNotes } from './features/notes/notes.routes.ts';
import { registerPlayback } from './features/playback/playback.routes.ts';
import { registerQuizzes } from './features/quizzes/quizzes.routes.ts';
import { registerSitemap } from './features/sitemap/sitemap.routes.ts';
import { createSegmentCache } from './features/streams/segments.routes.ts';
import { ServedVersions } from './features/streams/served-versions.ts';
import { isServed } from './features/streams/streams.repository.ts';
import { registerStudents } from './features/students/students.routes.ts';
import { uploadHeaders } from './features/uploads/uploads.ts';
import { registerUsers } from './features/users/users.routes.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { dropAnswersAfterChanges } from './http/answers-after-changes.ts';
import { addApiDocs } from './http/api-docs.ts';
import { handleErrors } from './http/error-handler.ts';
import { compileAnswerSerializer, takeEmptyBodies } from './http/json-bodies.ts';
import { registerHealth, stopInTime } from './http/lifecycle.ts';
import { limitRates } from './http/rate-limits.ts';
import {
  defaultReceiveLimits,
  headerLimits,
  limitBodies,
  type ReceiveLimits,
} from './http/receive-limits.ts';
import { logRequests } from './http/request-log.ts';
import { refuseForeignChanges } from './http/same-origin.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { identifyViewers } from './http/viewer.ts';
import { serveWebApp } from './http/web-app.ts';

export type AppConfig = Pick<
  Config,
  | 'adminEmails'
  | 'apiOrigin'
  | 'demoSignIn'
  | 'google'
  | 'host'
  | 'metricsToken'
  | 'oidcIssuer'
  | 'publicUrl'
  | 'trustedProxies'
  | 'webOrigin'
> &
  VideoOptions['config'];

export interface AppOptions extends VideoOptions {
  readonly config: AppConfig;
  readonly database: Database;
  /** The same database with a session of one's own: for listening and for locks. */
  readonly directUrl: string;
  /** What visitors read, from a replica where there is one. */
  readonly visitorReads: ReplicaReads;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Where the built web app lies; null for an API alone. */
  readonly webFolder: string | null;
  readonly receiveLimits?: ReceiveLimits;
  /** Told of every route, so that a test can hold them against what they should be. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** A search may be as long as a person likes to paste: 10,000 Bengali letters make 90 kB of address. */
const maxHeaderBytes = 256 * 1024;

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clock, database, visitorReads, receiveLimits = defaultReceiveLimits } = options;
  const https = config.publicUrl.startsWith('https:');
  const webOrigin = config.webOrigin ?? config.publicUrl;
  const cookies = createSessionCookies({ https });

  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    http: { maxHeaderSize: maxHeaderBytes, ...headerLimits(receiveLimits) },
    bodyLimit: 1024 * 1024,
    trustProxy: [...config.trustedProxies],
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    return503OnClosing: true,
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
  const segmentCache = createSegmentCache();
  const watchRequest = registerMetrics(app, {
    token: config.metricsToken,
    version: academyVersion,
    database,
    segmentCache,
  });
  addSecurityHeaders(app, { https, mediaOrigin: config.mediaOrigin });
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

  app.decorate('findCourse', (viewerId, path) => findCourse(database.db, viewerId, path));
  const answers = new AnswerCache(clock);
  const served = new ServedVersions((version) => isServed(database.db, version), clock);
  const events = followEvents(options.directUrl, {
    onEvent: () => {
      visitorReads.changed();
      answers.flush();
      served.forget();
    },
    onListening: (listening) => {
      visitorReads.setListening(listening);
      answers.setListening(listening);
      served.setListening(listening);
    },
  });
  app.addHook('onClose', () => events.close());

  const covers = createCoverFiles(options.blobs);
  registerHealth(app, database);
  registerSitemap(app, { database, answers, origin: webOrigin });
  const signIn = await openSignIn(app, options);
  await app.register((media, _options, registered) => {
    registerVideoSegments(media, options, { segmentCache, served });
    serveCovers(media, covers);
    registerAlpana(media);
    registered();
  });
  await app.register((api, _options, registered) => {
    api.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    dropAnswersAfterChanges(api, answers, visitorReads);
    refuseForeignChanges(api, new Set([config.publicUrl, webOrigin]));
    const { adminEmails } = config;
    const { demoAccountsCount } = signIn;
    identifyViewers(api, database, { cookie: cookies.names.access, clock, adminEmails, demoAccountsCount });
    registerAuthFeature(api, { ...options, ...signIn, adminEmails, cookies, webOrigin });
    registerUsers(api, database);
    const courses = createCoursesService(database, visitorReads, clock);
    registerCourses(api, courses, answers);
    registerCurriculum(api, createCurriculumService(database, visitorReads), answers);
    registerEnrollments(api, createEnrollmentsService(database));
    registerNotes(api, database);
    registerQuizzes(api, database);
    registerPlayback(api, database);
    registerCourseEditing(api, createCourseEditingService(database, covers, clock), courses);
    registerCoverUpload(api, createUploadCover(database, covers));
    const videos = registerVideos(api, options, { segmentCache, served });
    registerCurriculumEditing(
      api,
      createModulesService(database, videos),
      createLessonsService(database, videos),
    );
    registerStudents(api, database);
    registered();
  });
  if (options.webFolder !== null) {
    const { signedInMark } = cookies.names;
    await serveWebApp(app, options.webFolder, { answers, origin: webOrigin, signedInMark, watchRequest });
  }
  return app;
}
