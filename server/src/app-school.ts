/** Part of the composition: what admins decide for the whole academy, and what waits for them. */
import type { SchoolFacts } from '@academy/contract/interface/page-renderer.ts';
import { logoPath } from '@academy/contract/school-settings/logo.ts';
import { defaultSchoolSettings } from '@academy/contract/school-settings/school-settings.ts';
import type { Clock } from '@academy/platform/clock.ts';
import { readCoverImage } from '@academy/platform/course-folder/cover-image.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import {
  findSchoolRules,
  type SchoolConfig,
  type SchoolRules,
} from '@academy/platform/school-settings/school-settings.ts';
import { SchoolSettingsCache } from '@academy/platform/school-settings/school-settings-cache.ts';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { registerCourseApprovals } from './features/courses/course-approvals.routes.ts';
import { createCourseApprovalsService } from './features/courses/course-approvals.service.ts';
import { registerPageWriting, registerSchoolPages } from './features/school-pages/school-pages.routes.ts';
import { registerCreatorRequests } from './features/school-settings/creator-requests.routes.ts';
import { createCreatorRequestsService } from './features/school-settings/creator-requests.service.ts';
import { registerLogo, serveLogo } from './features/school-settings/logo.routes.ts';
import { createLogoService } from './features/school-settings/logo.service.ts';
import { registerSchoolSettings } from './features/school-settings/school-settings.routes.ts';
import { createSchoolSettingsService } from './features/school-settings/school-settings.service.ts';
import { serveTheme } from './features/school-settings/theme.routes.ts';
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
    facts: async () => factsOf(await cache.get()),
    findSignUpRules: async (db: Queryable) => (await findRules(db)).settings,

    /** What is public: in a scope that looks up no sessions. */
    serve: (media: FastifyInstance): void => {
      serveLogo(media, logo);
      serveTheme(media);
    },

    register(api: FastifyInstance): void {
      registerSchoolPages(api, visitorReads, answers);
      registerPageWriting(api, database);
      registerSchoolSettings(api, createSchoolSettingsService(database, config, cache));
      registerLogo(api, logo);
      registerCourseApprovals(api, createCourseApprovalsService(database, clock));
      registerCreatorRequests(api, createCreatorRequestsService(database, config));
    },
  };
}

/** What pages show of them; null: as it comes. */
function factsOf({ settings, logo }: SchoolRules): SchoolFacts {
  const { academyName, accent, support } = settings;
  return {
    name: academyName === defaultSchoolSettings.academyName ? null : academyName,
    logo: logo === null ? null : logoPath(logo),
    accent,
    support,
  };
}
