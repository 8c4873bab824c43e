/** The composition root: which parts make up the API, and who is given what. */
import { followEvents } from '@academy/platform/outbox/follow-events.ts';
import type { FastifyInstance } from 'fastify';
import { findCourse } from './access/find-course.ts';
import { registerCaptionCalls } from './app-captions.ts';
import { createCertificates } from './app-certificates.ts';
import { createChats } from './app-chats.ts';
import { createHttp, isHttps } from './app-http.ts';
import { registerNoteCalls } from './app-notes.ts';
import type { AppOptions } from './app-options.ts';
import { registerPeopleCalls } from './app-people.ts';
import { registerResourceCalls } from './app-resources.ts';
import { registerReviewCalls } from './app-reviews.ts';
import { createSchool } from './app-school.ts';
import { openSignIn } from './app-sign-in.ts';
import { registerStudioCalls } from './app-studio.ts';
import { registerVideoSegments, registerVideos } from './app-videos.ts';
import { registerAlpana } from './features/alpana/alpana.ts';
import { registerAuthFeature } from './features/auth/auth.ts';
import { createSessionCookies } from './features/auth/session-cookies.ts';
import { registerChapters } from './features/chapters/chapters.routes.ts';
import { createChaptersService } from './features/chapters/chapters.service.ts';
import { AnswerCounts } from './features/chats/answer-counts.ts';
import { forgetCoursesAfterChanges } from './features/chats/courses-after-changes.ts';
import { registerCourseEditing } from './features/courses/course-editing.routes.ts';
import { createCourseEditingService } from './features/courses/course-editing.service.ts';
import { registerCourseLists } from './features/courses/course-lists.routes.ts';
import { createCourseListsService } from './features/courses/course-lists.service.ts';
import { registerCourses } from './features/courses/courses.routes.ts';
import { createCoursesService } from './features/courses/courses.service.ts';
import { createCoverFiles } from './features/courses/cover-files.ts';
import { registerCoverUpload, serveCovers } from './features/courses/covers.routes.ts';
import { createUploadCover } from './features/courses/covers.service.ts';
import { registerCreators } from './features/creators/creators.routes.ts';
import { registerCurriculum } from './features/curriculum/curriculum.routes.ts';
import { createCurriculumService } from './features/curriculum/curriculum.service.ts';
import { registerCurriculumEditing } from './features/curriculum/curriculum-editing.routes.ts';
import { createEditCurriculum } from './features/curriculum/edit-curriculum.ts';
import { createLessonsService } from './features/curriculum/lessons.service.ts';
import { createModulesService } from './features/curriculum/modules.service.ts';
import { registerEnrollments } from './features/enrollments/enrollments.routes.ts';
import { createEnrollmentsService } from './features/enrollments/enrollments.service.ts';
import { registerPlayback } from './features/playback/playback.routes.ts';
import { registerQuizzes } from './features/quizzes/quizzes.routes.ts';
import { createQuizzesService } from './features/quizzes/quizzes.service.ts';
import { registerMoments } from './features/search/moments.routes.ts';
import { createMomentsService } from './features/search/moments.service.ts';
import { registerSitemap } from './features/sitemap/sitemap.routes.ts';
import { createSegmentCache } from './features/streams/segments.routes.ts';
import { ServedVersions } from './features/streams/served-versions.ts';
import { isServed } from './features/streams/streams.repository.ts';
import { registerTakeaways } from './features/takeaways/takeaways.routes.ts';
import { createTakeawaysService } from './features/takeaways/takeaways.service.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { dropAnswersAfterChanges, isSeenByVisitors } from './http/answers-after-changes.ts';
import { registerHealth } from './http/lifecycle.ts';
import { refuseForeignChanges } from './http/same-origin.ts';
import { identifyViewers } from './http/viewer.ts';
import { serveWebApp } from './http/web-app.ts';

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clock, database, visitorReads } = options;
  const webOrigin = config.webOrigin ?? config.publicUrl;
  const cookies = createSessionCookies({ https: isHttps(config) });
  const segmentCache = createSegmentCache();
  const answerCounts = new AnswerCounts();
  const { app, watchRequest } = await createHttp(options, { segmentCache, answerCounts, webOrigin });

  app.decorate('findCourse', (viewerId, path) => findCourse(database.db, viewerId, path));
  const answers = new AnswerCache(clock);
  const school = createSchool(options, answers);
  const served = new ServedVersions((version) => isServed(database.db, version), clock);
  const chats = createChats(app, options, answerCounts);
  const events = followEvents(options.directUrl, {
    onEvent: (event) => {
      chats.indexes.heard(event);
      school.cache.heard(event);
      if (!isSeenByVisitors(event)) return;
      visitorReads.changed();
      answers.flush();
      served.forget();
    },
    onListening: (listening) => {
      const followers = [chats.indexes, school.cache, visitorReads, answers, served];
      for (const follower of followers) follower.setListening(listening);
    },
  });
  app.addHook('onClose', () => events.close());

  const covers = createCoverFiles(options.blobs);
  registerHealth(app, database);
  registerSitemap(app, { visitorReads, answers, origin: webOrigin });
  const signIn = await openSignIn(app, options);
  const certificates = createCertificates({ ...options, ...school, answers, webOrigin });
  await app.register((media, _options, registered) => {
    registerVideoSegments(media, options, { segmentCache, served });
    serveCovers(media, covers);
    school.serve(media);
    certificates.serve(media, registerAlpana(media));
    registered();
  });
  await app.register((api, _options, registered) => {
    api.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    dropAnswersAfterChanges(api, answers, visitorReads);
    forgetCoursesAfterChanges(api, chats.indexes);
    refuseForeignChanges(api, new Set([config.publicUrl, webOrigin]));
    const { adminEmails } = config;
    identifyViewers(api, database, { ...signIn, cookie: cookies.names.access, clock, adminEmails });
    registerAuthFeature(api, { ...options, ...signIn, ...school, adminEmails, cookies, webOrigin });
    registerPeopleCalls(api, options, { ...signIn, adminEmails });
    registerCreators(api, database);
    school.register(api);
    const hasModel = config.assistant !== null;
    const courses = createCoursesService(database, visitorReads, clock);
    registerCourses(api, courses, answers);
    registerCurriculum(api, createCurriculumService({ database, visitorReads, hasModel }), answers);
    registerMoments(api, createMomentsService(database, visitorReads), answers);
    registerEnrollments(api, createEnrollmentsService({ database, hasModel }));
    registerNoteCalls(api, database, webOrigin);
    registerQuizzes(api, createQuizzesService(database, createEditCurriculum(database)));
    registerChapters(api, createChaptersService(database, createEditCurriculum(database)));
    registerPlayback(api, database);
    registerReviewCalls(api, options, answers);
    certificates.register(api);
    const editing = createCourseEditingService(database, { ...school, covers, clock });
    registerCourseEditing(api, editing, courses);
    registerCourseLists(api, createCourseListsService(database));
    registerTakeaways(api, createTakeawaysService(database));
    registerResourceCalls(api, options);
    registerCaptionCalls(api, options);
    chats.register(api);
    registerCoverUpload(api, createUploadCover(database, covers));
    const videos = registerVideos(api, options, { segmentCache, served });
    registerCurriculumEditing(
      api,
      createModulesService(database, videos),
      createLessonsService(database, videos),
    );
    registerStudioCalls(api, options, { covers, videos });
    registered();
  });
  if (options.webFolder !== null) {
    const parts = { answers, origin: webOrigin, school: school.facts, watchRequest };
    await serveWebApp(app, options.webFolder, { ...parts, signedInMark: cookies.names.signedInMark });
  }
  return app;
}
