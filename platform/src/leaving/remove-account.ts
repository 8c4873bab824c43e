import { fateOfCourse } from '@academy/contract/leaving/leaving-limits.ts';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { UploadStore } from '../blobs/upload-store.ts';
import { deleteCourses } from '../courses/delete-courses.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { courseImports } from '../database/schema/course-folders.ts';
import { accountExports } from '../database/schema/leaving.ts';
import { users } from '../database/schema/users.ts';
import { uploads } from '../database/schema/videos.ts';
import { recordEvent } from '../outbox/outbox.ts';
import { discardRemovedResources } from '../resources/removed-resources.ts';
import { discardRemovedVideos } from '../videos/removed-videos.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import { exportKeyOf } from './account-exports.ts';
import { markDeparture } from './departure-marks.ts';
import * as erase from './erase-account.ts';
import { findSuccessor } from './find-successor.ts';
import { giveCourses } from './leave-courses.ts';
import { lockLeaverCourses } from './leaver-courses.ts';

export interface RemovalParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly uploadStore: UploadStore;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

interface Removal {
  readonly userId: string;
  readonly now: Date;
  /** Was deleted before, and came back with an older database: nothing is waited for. */
  readonly isRepeated?: boolean;
}

/** `kept`: not due any more. `no_admin`: nobody could run the academy, or take courses that have students. */
export type RemovalOutcome = 'removed' | 'kept' | 'no_admin';

interface LeftFiles {
  readonly courseIds: readonly string[];
  readonly exportIds: readonly string[];
  readonly uploadIds: readonly string[];
  readonly importIds: readonly string[];
}

/** Deletes an account whose time has come: its rows in one transaction, then its files. */
export async function removeAccount(parts: RemovalParts, removal: Removal): Promise<RemovalOutcome> {
  const left = await parts.database.db.transaction((tx) => removeRows(tx, parts, removal));
  if (typeof left === 'string') return left;
  await removeFiles(parts, left);
  return 'removed';
}

async function removeRows(
  tx: Transaction,
  { blobs, adminEmails }: RemovalParts,
  { userId, now, isRepeated = false }: Removal,
): Promise<LeftFiles | Exclude<RemovalOutcome, 'removed'>> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const isDue = account?.leavesAt != null && account.leavesAt <= now;
  if (account === undefined || !(isDue || isRepeated)) return 'kept';
  // Students may have come since it was asked for: they keep their course all the same.
  const courses = await lockLeaverCourses(tx, userId);
  const taken = courses.filter((course) => fateOfCourse(course) !== 'deleted');
  const gone = courses.filter((course) => fateOfCourse(course) === 'deleted').map(({ id }) => id);
  const isAdmin = account.role === 'admin' || account.isListedAdmin;
  const successor = await findSuccessor(tx, { userId, adminEmails });
  if (successor === undefined && (isAdmin || taken.length > 0)) return 'no_admin';

  await tx.execute(sql`set local academy.removes_account = 'on'`);
  if (successor !== undefined) await giveCourses(tx, taken, { from: account, to: successor });
  await deleteCourses(tx, gone);
  await erase.keepCounts(tx, userId);
  await erase.withdrawCertificates(tx, userId, now);
  await erase.forgetQuestions(tx, userId);
  await erase.forgetInvitations(tx, account);
  const ownUploads = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId));
  const exports = await tx
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(eq(accountExports.userId, userId));
  const imports = await tx
    .select({ id: courseImports.id })
    .from(courseImports)
    .where(eq(courseImports.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  await erase.eraseNames(tx, [userId, ...gone]);
  await erase.forgetTraces(tx, userId);
  // Nobody's name is kept for it: there is no such account any more.
  const facts = { courses: gone.length, taken: taken.length };
  await recordAudit(tx, { action: 'account_deleted', actorId: null, personId: userId, facts });
  await recordEvent(tx, { name: 'account_deleted' });
  // At the very end: a mark of what was not deleted would delete it.
  await markDeparture(blobs, userId);
  return {
    courseIds: gone,
    exportIds: exports.map(({ id }) => id),
    uploadIds: ownUploads.map(({ id }) => id),
    importIds: imports.map(({ id }) => id),
  };
}

/** What is missed here, by a crash or a store that is away, has no row any more, and is swept as an orphan. */
async function removeFiles({ database, blobs, uploadStore }: RemovalParts, left: LeftFiles): Promise<void> {
  for (const id of left.exportIds) await blobs.delete(exportKeyOf(id));
  for (const id of left.uploadIds) await uploadStore.remove(id);
  for (const id of left.importIds) await blobs.delete(sourceKeyOf(id));
  for (const id of left.courseIds) await blobs.deletePrefix(`covers/${id}`);
  await discardRemovedVideos(database, blobs);
  await discardRemovedResources(database, blobs);
}
