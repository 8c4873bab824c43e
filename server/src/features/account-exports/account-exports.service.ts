import type { AccountExport } from '@academy/contract/account-exports/account-export-calls.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { exportKeptMs, exportKeyOf } from '@academy/platform/leaving/account-exports.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { beginExport, type ExportRow, findExport } from './account-exports.repository.ts';

interface ExportParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
}

export type AccountExportsService = ReturnType<typeof createAccountExportsService>;

/** The file with all that the academy has of somebody. A job makes it; here it is asked for, told of and fetched. */
export function createAccountExportsService({ database, blobs, jobs, clock }: ExportParts) {
  const { db } = database;

  const present = (row: ExportRow | undefined): AccountExport => {
    const keptUntil = row?.finishedAt == null ? null : new Date(row.finishedAt.getTime() + exportKeptMs);
    // What is over is not offered, whether the sweep has come by or not.
    if (row === undefined || (keptUntil !== null && keptUntil <= clock.now())) {
      return { state: 'none', percent: 0, askedAt: null, bytes: null, keptUntil: null };
    }
    const { state, percent, askedAt, bytes } = row;
    return {
      ...{ state, percent, bytes },
      askedAt: askedAt.toISOString(),
      keptUntil: state === 'ready' ? (keptUntil?.toISOString() ?? null) : null,
    };
  };

  return {
    get: async (userId: string): Promise<AccountExport> => present(await findExport(db, userId)),

    ask: (viewer: Viewer): Promise<AccountExport> =>
      db.transaction(async (tx) => {
        const before = await findExport(tx, viewer.id);
        const begun = await beginExport(tx, viewer.id, clock.now());
        if (begun !== undefined) {
          const { id: exportId } = begun;
          await jobs.enqueue(tx, 'account.export', { exportId }, { onBehalfOf: viewer.id });
          await recordAudit(tx, { action: 'account_exported', actorId: viewer.id, personId: viewer.id });
        }
        // The file of the one before has no row from now on, and the sweep removes it if this does not.
        if (begun !== undefined && before?.state === 'ready') await blobs.delete(exportKeyOf(before.id));
        return present(begun ?? before);
      }),

    /** The key of the file, for its owner alone. */
    findFile: async (userId: string): Promise<{ key: string; madeAt: Date }> => {
      const row = await findExport(db, userId);
      if (row === undefined || present(row).state !== 'ready') throw new Refusal('export_not_found');
      return { key: exportKeyOf(row.id), madeAt: row.finishedAt ?? row.askedAt };
    },
  };
}
