/** Part of the composition: accounts, one's own and, for those who run the academy, everybody's, and what was done to them. */
import type { FastifyInstance } from 'fastify';
import { registerInvitationCalls } from './app-invitations.ts';
import { type LeavingOptions, registerLeavingCalls } from './app-leaving.ts';
import { type MachineOptions, registerMachineCalls } from './app-machines.ts';
import { type NoticeOptions, registerNoticeCalls } from './app-notices.ts';
import { registerAudit } from './features/audit/audit.routes.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { createHandOver } from './features/people/hand-over.service.ts';
import { registerPeople } from './features/people/people.routes.ts';
import { createPeopleService } from './features/people/people.service.ts';
import { createPersonChangesService } from './features/people/person-changes.service.ts';
import type { RoleRules } from './features/people/person-sql.ts';
import { registerSessions } from './features/sessions/sessions.routes.ts';
import { registerUsers } from './features/users/users.routes.ts';

type PeopleOptions = LeavingOptions & MachineOptions & NoticeOptions;

export function registerPeopleCalls(api: FastifyInstance, options: PeopleOptions, rules: RoleRules): void {
  const { database, clock } = options;
  registerUsers(api, database);
  registerPeople(api, {
    people: createPeopleService(database, rules, clock),
    changes: createPersonChangesService(database, rules, clock),
    handOver: createHandOver(database, rules),
  });
  registerSessions(api, database, clock);
  registerMachineCalls(api, options);
  registerLeavingCalls(api, options, rules);
  registerAudit(api, createAuditService(database));
  registerNoticeCalls(api, options);
  registerInvitationCalls(api, database, rules);
}
