import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { readingMethods } from '../../http/same-origin.ts';
import type { CourseIndexes } from './course-indexes.ts';

/**
 * Forgets a course before a change of it is acknowledged: an author who asks then is answered from what they wrote. Other
 * processes hear of it from the database, a moment later. To be called before routes are registered.
 */
export function forgetCoursesAfterChanges(
  app: FastifyInstance,
  indexes: Pick<CourseIndexes, 'forget'>,
): void {
  const forget: onSendHookHandler = (request, _reply, _payload, done) => {
    const { courseId } = request.params as { courseId?: string };
    if (courseId !== undefined) indexes.forget(courseId);
    done();
  };
  app.addHook('onRoute', (route) => {
    const isReading = [route.method].flat().every((name) => readingMethods.has(name));
    if (isReading || route.config?.access !== 'author') return;
    route.onSend = [...[route.onSend ?? []].flat(), forget];
  });
}
