import { getPreflight, startPreflight } from '@academy/contract/preflight/preflight-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { findPreflight, requestPreflight } from '@academy/platform/preflight/preflight-rows.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';

/** A check reads films and asks other hosts. */
const startLimit = { max: 10, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerPreflight(
  app: FastifyInstance,
  database: Pick<Database, 'db'>,
  jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>,
): void {
  bindCall(app, getPreflight, ({ params }) => findPreflight(database.db, params.courseId));
  bindCall(
    app,
    startPreflight,
    async ({ params: { courseId }, request }) => {
      await requestPreflight(database, jobs, { courseId, onBehalfOf: signedIn(request).id });
      return findPreflight(database.db, courseId);
    },
    { rateLimit: startLimit, unseenByVisitors: true },
  );
}
