/** Part of the composition: the people of the academy, for those who run it, and where one is signed in oneself. */
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { createHandOver } from './features/people/hand-over.service.ts';
import { registerPeople } from './features/people/people.routes.ts';
import { createPeopleService } from './features/people/people.service.ts';
import { createPersonChangesService } from './features/people/person-changes.service.ts';
import type { RoleRules } from './features/people/person-sql.ts';
import { registerSessions } from './features/sessions/sessions.routes.ts';

interface PeopleOptions {
  readonly database: Database;
  readonly clock: Clock;
}

export function registerPeopleCalls(
  api: FastifyInstance,
  { database, clock }: PeopleOptions,
  rules: RoleRules,
): void {
  registerPeople(api, {
    people: createPeopleService(database, rules, clock),
    changes: createPersonChangesService(database, rules, clock),
    handOver: createHandOver(database, rules),
  });
  registerSessions(api, database, clock);
}
