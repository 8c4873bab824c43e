import { getDropOff, getOverview, listNeeds } from '@academy/contract/insight/insight-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import { findDropOff } from './drop-off.service.ts';
import * as needs from './needs.repository.ts';
import { createOverviewService, type InsightParts } from './overview.service.ts';
import { isOwnCourse } from './own-course.ts';

export function registerInsight(app: FastifyInstance, parts: InsightParts): void {
  const { db } = parts.database;
  const overview = createOverviewService(parts);

  bindCall(app, getOverview, ({ query, request }) => overview(signedIn(request), query));

  bindCall(app, listNeeds, async ({ query: { courseId = null }, request }) => {
    const { id: authorId } = signedIn(request);
    if (courseId !== null && !(await isOwnCourse(db, authorId, courseId)))
      throw new Refusal('course_not_found');
    return needs.presentNeeds(await needs.listNeeds(db, { authorId, courseId, now: parts.clock.now() }));
  });

  bindCall(app, getDropOff, ({ params, query }) => findDropOff(db, params.courseId, query.change));
}
