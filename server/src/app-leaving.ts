/** Part of the composition: what people take along, and accounts that are to be deleted. */
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { lockAdmins } from '@academy/platform/users/last-admin.ts';
import type { FastifyInstance } from 'fastify';
import { registerAccountExports } from './features/account-exports/account-exports.routes.ts';
import { createAccountExportsService } from './features/account-exports/account-exports.service.ts';
import { registerLeaving } from './features/leaving/leaving.routes.ts';
import { createLeavingService } from './features/leaving/leaving.service.ts';
import { lockPeople } from './features/people/person-changes.repository.ts';
import { type RoleRules, roleSql } from './features/people/person-sql.ts';
import { createBlobDelivery } from './http/deliver-blob.ts';

export interface LeavingOptions {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
}

export function registerLeavingCalls(api: FastifyInstance, options: LeavingOptions, rules: RoleRules): void {
  const { database, blobs, clock } = options;
  const roles = roleSql(rules);
  const leaving = createLeavingService({
    ...{ database, clock, adminEmails: rules.adminEmails },
    lockAdmins: (tx) => lockAdmins(tx, rules),
    lockPerson: async (tx, userId) => (await lockPeople(tx, roles, [userId]))[0],
  });
  registerLeaving(api, leaving);
  // By us, whatever stands in front: these files lie where no web server may look.
  const deliver = createBlobDelivery({ blobs, accelRedirectPrefix: null });
  registerAccountExports(api, createAccountExportsService(options), deliver);
}
