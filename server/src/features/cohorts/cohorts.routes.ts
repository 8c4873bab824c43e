import * as calls from '@academy/contract/cohorts/cohort-calls.ts';
import type { FastifyInstance } from 'fastify';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson, saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { createCohortProgressService } from './cohort-progress.service.ts';
import type { CohortsService } from './cohorts.service.ts';

interface CohortParts {
  readonly cohorts: CohortsService;
  readonly progress: ReturnType<typeof createCohortProgressService>;
}

const fileLimit = { max: 10, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerCohorts(app: FastifyInstance, { cohorts, progress }: CohortParts): void {
  /** Nothing that visitors see has it. */
  const unseen = { rateLimit: saveLimit, unseenByVisitors: true } as const;
  /** Enrolls people, whom visitors see counted. */
  const seen = { rateLimit: saveLimit };

  bindCall(app, calls.listCohorts, () => cohorts.list());
  bindCall(app, calls.getCohort, ({ params }) => cohorts.get(params.cohortId));
  bindCall(app, calls.listCohortProgress, ({ params, query }) => progress.list(params.cohortId, query.after));

  bindCall(
    app,
    calls.createCohort,
    ({ request, body }) => cohorts.create(signedIn(request), body.name),
    unseen,
  );
  bindCall(
    app,
    calls.renameCohort,
    ({ request, params, body }) => cohorts.rename(signedIn(request), params.cohortId, body.name),
    unseen,
  );
  bindCall(
    app,
    calls.deleteCohort,
    async ({ request, params }) => {
      await cohorts.remove(signedIn(request), params.cohortId);
      return {};
    },
    unseen,
  );
  bindCall(
    app,
    calls.addCohortMembers,
    ({ request, params, body }) => cohorts.addMembers(signedIn(request), params.cohortId, body.userIds),
    seen,
  );
  bindCall(
    app,
    calls.removeCohortMember,
    ({ request, params }) => cohorts.removeMember(signedIn(request), params.cohortId, params.userId),
    unseen,
  );
  bindCall(
    app,
    calls.addCohortCourse,
    ({ request, params }) => cohorts.addCourse(signedIn(request), params.cohortId, params.courseId),
    seen,
  );
  bindCall(
    app,
    calls.removeCohortCourse,
    ({ request, params }) => cohorts.removeCourse(signedIn(request), params.cohortId, params.courseId),
    unseen,
  );

  const { path, access, summary, params } = calls.exportCohortProgress;
  app.route<{ Params: { cohortId: string } }>({
    method: 'GET',
    url: path.replace('{cohortId}', ':cohortId'),
    config: { access, rateLimit: fileLimit },
    schema: { summary, tags: ['admin'], params },
    preValidation: (request) => enforceAccess(access, request, app.findCourse),
    handler: async (request, reply) => {
      const file = await progress.file(request.params.cohortId);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="cohort.csv"')
        .send(file);
    },
  });
}
