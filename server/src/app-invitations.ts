/** Part of the composition: who is expected, and who learns together. */
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { createCohortProgressService } from './features/cohorts/cohort-progress.service.ts';
import { registerCohorts } from './features/cohorts/cohorts.routes.ts';
import { createCohortsService } from './features/cohorts/cohorts.service.ts';
import { registerInvitations } from './features/invitations/invitations.routes.ts';
import { createInvitationsService } from './features/invitations/invitations.service.ts';

export function registerInvitationCalls(
  api: FastifyInstance,
  database: Database,
  rules: { readonly demoAccountsCount: boolean },
): void {
  registerInvitations(api, createInvitationsService(database, rules));
  const cohorts = createCohortsService(database);
  registerCohorts(api, { cohorts, progress: createCohortProgressService(database, cohorts.get) });
}
