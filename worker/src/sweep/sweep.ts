import path from 'node:path';
import { removeExpiredTokens } from '@academy/platform/access-tokens/end-tokens.ts';
import { removeOldAudit } from '@academy/platform/audit/record-audit.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { UploadStore } from '@academy/platform/blobs/upload-store.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { TranscribeSettings } from '@academy/platform/config/transcribe-settings.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { uploads } from '@academy/platform/database/schema/videos.ts';
import { removeOldInvitations } from '@academy/platform/invitations/remove-old-invitations.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { removeOldExports } from '@academy/platform/leaving/account-exports.ts';
import { removeDueAccounts } from '@academy/platform/leaving/remove-due-accounts.ts';
import type { Log } from '@academy/platform/log.ts';
import { removeOldMails } from '@academy/platform/mail/mail-rows.ts';
import { removeOldNotices } from '@academy/platform/notices/tell-person.ts';
import { removeOldEvents } from '@academy/platform/outbox/outbox.ts';
import { discardRemovedResources } from '@academy/platform/resources/removed-resources.ts';
import { forgetLessonWords } from '@academy/platform/search/forget-lesson-words.ts';
import {
  removeEndedSessions,
  removeExpiredSignIns,
} from '@academy/platform/sessions/remove-ended-sessions.ts';
import { countFilms } from '@academy/platform/watching/count-film.ts';
import { removeOldDeliveries } from '@academy/platform/webhooks/deliveries.ts';
import { lt } from 'drizzle-orm';
import { requestMissingCaptions } from '../captions/missing-captions.ts';
import { requestMissingTexts } from '../files/missing-texts.ts';
import { removeOldLinkChecks } from '../preflight/ask-links.ts';
import { removeDeadRuns } from '../videos/work-folder.ts';
import { removeOrphanedCovers } from './sweep-covers.ts';
import { removeOldImports } from './sweep-imports.ts';
import { removeOldQuestions } from './sweep-questions.ts';
import {
  removeOldVersions,
  removeOrphanedSources,
  removeOrphanedVideos,
  reviveForgottenVersions,
} from './sweep-videos.ts';

export interface SweepParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly uploadStore: UploadStore;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>;
  readonly transcribe: TranscribeSettings;
  readonly dataDir: string;
  /** Lower case, as the settings list them. */
  readonly adminEmails: readonly string[];
  readonly clock: Clock;
  readonly log: Log;
}

const DAY_MS = 24 * 3_600_000;

/** Nothing takes this long to write: what is older was left by a killed process. */
const UNFINISHED_BLOB_MS = DAY_MS;

/**
 * Removes what has expired. Doing it twice, or at once with another worker, does no harm. All files of all videos are
 * listed only once a day: they are many, and orphans are rare.
 */
export function createSweep(parts: SweepParts): () => Promise<void> {
  const { database, blobs, uploadStore, jobs, transcribe, dataDir, clock, log } = parts;
  let allVideosSweptAt = 0;
  return async () => {
    const now = clock.now();
    const sweepsAllVideos = now.getTime() - allVideosSweptAt >= DAY_MS;
    const swept = {
      endedSessions: await removeEndedSessions(database.db, now),
      expiredSignIns: await removeExpiredSignIns(database.db, now),
      expiredTokens: await removeExpiredTokens(database.db, now),
      deletedAccounts: await removeDueAccounts(parts, now),
      oldExports: await removeOldExports(database, blobs, now),
      forgottenWords: await forgetLessonWords(database.db),
      oldAudit: await removeOldAudit(database, now),
      oldMails: await removeOldMails(database.db, now),
      oldNotices: await removeOldNotices(database.db, now),
      oldDeliveries: await removeOldDeliveries(database.db, now),
      oldEvents: await removeOldEvents(database.db, now),
      oldImports: await removeOldImports(database, blobs, now),
      oldInvitations: await removeOldInvitations(database.db, now),
      // Before the viewers of replaced films go with them.
      countedFilms: await countFilms(database),
      oldVersions: await removeOldVersions(database, blobs, now),
      removedResources: await discardRemovedResources(database, blobs),
      revivedVersions: await reviveForgottenVersions(database, jobs, now),
      requestedCaptions: await requestMissingCaptions(database, jobs, transcribe, now),
      requestedTexts: await requestMissingTexts(database, jobs, now),
      abandonedUploads: await removeAbandonedUploads(database, uploadStore, now),
      oldLinkChecks: await removeOldLinkChecks(database.db, now),
      oldQuestions: await removeOldQuestions(database, now),
      orphanedSources: await removeOrphanedSources(database, blobs, now),
      orphanedVideos: sweepsAllVideos ? await removeOrphanedVideos(database, blobs, now) : 0,
      orphanedCovers: sweepsAllVideos ? await removeOrphanedCovers(database, blobs, now) : 0,
      unfinishedBlobs: await blobs.removeUnfinished(new Date(now.getTime() - UNFINISHED_BLOB_MS)),
      deadRuns: await removeDeadRuns(dataDir, now),
    };
    if (sweepsAllVideos) allVideosSweptAt = now.getTime();
    log.info(swept, 'Swept');
  };
}

/** An upload that did not go on for so long never will: its bytes are worth more as free space. */
const ABANDONED_AFTER_MS = DAY_MS;

/**
 * Removes the uploads that were abandoned, and stored bytes that belong to no upload. The row goes first: without it an
 * upload that is being removed cannot go on.
 */
async function removeAbandonedUploads(
  { db }: Database,
  uploadStore: UploadStore,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const abandoned = await db
    .delete(uploads)
    .where(lt(uploads.updatedAt, before))
    .returning({ id: uploads.id });
  const known = new Set((await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id));
  const gone = new Set(abandoned.map(({ id }) => id));

  for await (const { id, modifiedMs } of uploadStore.list()) {
    // Earlier versions kept a file beside an upload, with its id and an extension.
    const uploadId = path.parse(id).name;
    // Bytes may come before their row.
    const isYoung = !gone.has(uploadId) && modifiedMs >= before.getTime();
    if (!known.has(uploadId) && !isYoung) await uploadStore.remove(id);
  }
  return abandoned.length;
}
