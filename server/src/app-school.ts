/** Part of the composition: what admins decide for the whole academy, and what waits for them. */
import type { Clock } from '@academy/platform/clock.ts';
import { readCoverImage } from '@academy/platform/course-folder/cover-image.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import { findSchoolRules, type SchoolConfig } from '@academy/platform/school-settings/school-settings.ts';
import { SchoolSettingsCache } from '@academy/platform/school-settings/school-settings-cache.ts';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { registerCourseApprovals } from './features/courses/course-approvals.routes.ts';
import { createCourseApprovalsService } from './features/courses/course-approvals.service.ts';
import { registerSchoolPages } from './features/school-pages/school-pages.routes.ts';
import { registerCreatorRequests } from './features/school-settings/creator-requests.routes.ts';
import { createCreatorRequestsService } from './features/school-settings/creator-requests.service.ts';
import { registerLogo, serveLogo } from './features/school-settings/logo.routes.ts';
import { createLogoService } from './features/school-settings/logo.service.ts';
import { registerSchoolSettings } from './features/school-settings/school-settings.routes.ts';
import { createSchoolSettingsService } from './features/school-settings/school-settings.service.ts';
import type { AnswerCache } from './http/answer-cache.ts';

interface SchoolOptions extends Pick<AppOptions, 'blobs' | 'visitorReads'> {
  readonly config: SchoolConfig;
  readonly database: Database;
  readonly clock: Clock;
}

export function createSchool(options: SchoolOptions, answers: AnswerCache) {
  const { config, database, clock, blobs, visitorReads } = options;
  const cache = new SchoolSettingsCache(database.db, config);
  const logo = createLogoService({ database, config, cache, blobs, readPicture: readCoverImage });
  const findRules = (db: Queryable) => findSchoolRules(db, config);
  return {
    /** What is shown on every page. */
    cache,
    findRules,
    findSignUpRules: async (db: Queryable) => (await findRules(db)).settings,

    /** What is public: in a scope that looks up no sessions. */
    serve: (media: FastifyInstance) => serveLogo(media, logo),

    register(api: FastifyInstance): void {
      registerSchoolPages(api, visitorReads, answers);
      registerSchoolSettings(api, createSchoolSettingsService(database, config, cache));
      registerLogo(api, logo);
      registerCourseApprovals(api, createCourseApprovalsService(database, clock));
      registerCreatorRequests(api, createCreatorRequestsService(database, config));
    },
  };
}
