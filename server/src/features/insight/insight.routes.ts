import { getDropOff, getOverview, listNeeds } from '@academy/contract/insight/insight-calls.ts';
import type { FastifyInstance } from 'fastify';
import { findCourse } from '../../access/find-course.ts';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import { findDropOff } from './drop-off.service.ts';
import * as needs from './needs.repository.ts';
import { createOverviewService, type InsightParts } from './overview.service.ts';

export function registerInsight(app: FastifyInstance, parts: InsightParts): void {
  const { db } = parts.database;
  const overview = createOverviewService(parts);

  bindCall(app, getOverview, ({ query, request }) => overview(signedIn(request), query));

  bindCall(app, listNeeds, async ({ query: { courseId = null }, request }) => {
    const { id: authorId } = signedIn(request);
    // An admin may edit all courses, but these figures are of those that they write.
    if (courseId !== null) {
      const course = await findCourse(db, authorId, { courseId, moduleId: null, lessonId: null });
      if (course?.authorId !== authorId) throw new Refusal('course_not_found');
    }
    return needs.presentNeeds(await needs.listNeeds(db, { authorId, courseId, now: parts.clock.now() }));
  });

  bindCall(app, getDropOff, ({ params, query }) => findDropOff(db, params.courseId, query.change));
}
