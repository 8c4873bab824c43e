import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { accountExports } from '@academy/platform/database/schema/leaving.ts';
import type { JobQueue, RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { exportKeyOf } from '@academy/platform/leaving/account-exports.ts';
import { writeZip, type ZipMember } from '@academy/platform/zip/write-zip.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { type ExportSection, textMember } from './export-member.ts';
import { readmeOf } from './readme.ts';
import { accountSection, auditSection, tablesSection } from './sections/account.ts';
import {
  certificatesSection,
  chatsSection,
  learningSection,
  notesSection,
  reviewsSection,
} from './sections/learning.ts';
import { remarksSection } from './sections/remarks.ts';
import { coursesSection, uploadsSection } from './sections/teaching.ts';

const sections: readonly ExportSection[] = [
  ...[accountSection, tablesSection, auditSection, learningSection, notesSection],
  ...[chatsSection, reviewsSection, certificatesSection, uploadsSection, coursesSection],
  remarksSection,
];
/** What is left is for the zip. */
const GATHERED_PERCENT = 70;

interface ExportParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** Takes the jobs that gather what the academy has of somebody, one at a time. */
export async function workExports(parts: ExportParts): Promise<void> {
  const { database, jobs, clock } = parts;
  await jobs.workDead('account.export', async ({ exportId }) => {
    await database.db
      .update(accountExports)
      .set({ state: 'failed', finishedAt: clock.now() })
      .where(isOpenExport(exportId));
  });
  await jobs.work('account.export', (job) => makeExport(parts, job));
}

const isOpenExport = (exportId: string) =>
  and(eq(accountExports.id, exportId), inArray(accountExports.state, ['waiting', 'working']));

/** One that is gone was replaced by another, or went with its account: there is nothing to do. */
async function makeExport(
  { database, blobs, clock }: ExportParts,
  job: RunningJob<'account.export'>,
): Promise<void> {
  const { db } = database;
  const { exportId } = job.payload;
  const tell = async (percent: number) =>
    (
      await db
        .update(accountExports)
        .set({ state: 'working', percent })
        .where(isOpenExport(exportId))
        .returning({ userId: accountExports.userId })
    )[0];
  const owner = await tell(0);
  if (owner === undefined) return;
  const members: ZipMember[] = [];
  for (const [index, section] of sections.entries()) {
    job.signal.throwIfAborted();
    members.push(...(await section({ db, blobs, userId: owner.userId })));
    await tell(Math.round(((index + 1) * GATHERED_PERCENT) / sections.length));
  }
  members.push(textMember('README.md', readmeOf(clock.now())));
  const { size } = await blobs.put(exportKeyOf(exportId), writeZip(members));
  const isKept = await db.transaction(async (tx) => {
    await job.confirm(tx);
    const done = { state: 'ready', percent: 100, bytes: size, finishedAt: clock.now() } as const;
    const saved = await tx.update(accountExports).set(done).where(isOpenExport(exportId)).returning();
    return saved.length > 0;
  });
  if (!isKept) await blobs.delete(exportKeyOf(exportId));
}
