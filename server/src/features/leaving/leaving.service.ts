import type { Leaving } from '@academy/contract/leaving/leaving-calls.ts';
import {
  confirmsLeaving,
  fateOfCourse,
  leavingDays,
  leavingLimits,
} from '@academy/contract/leaving/leaving-limits.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { findSuccessor } from '@academy/platform/leaving/find-successor.ts';
import { listLeaverCourses } from '@academy/platform/leaving/leaver-courses.ts';
import { keepsAnAdmin } from '@academy/platform/users/last-admin.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { findLeaver, type Leaver, listStaying, saveLeaving } from './leaving.repository.ts';

const DAY_MS = 24 * 3_600_000;

export interface LeavingParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** Of another feature: everybody who is an admin now, locked until the transaction ends. */
  readonly lockAdmins: (tx: Transaction) => Promise<string[]>;
  /** Of another feature: an account as it is now, locked until the transaction ends. */
  readonly lockPerson: (
    tx: Transaction,
    userId: string,
  ) => Promise<{ readonly id: string; readonly role: Role; readonly isListed: boolean } | undefined>;
}

export type LeavingService = ReturnType<typeof createLeavingService>;

/** The week between the wish to delete an account and its deletion, which the sweep of the worker does. */
export function createLeavingService({ database, clock, adminEmails, ...people }: LeavingParts) {
  const { db } = database;

  const find = async (tx: Queryable, userId: string): Promise<Leaver> => {
    const leaver = isId(userId) ? await findLeaver(tx, userId) : undefined;
    if (leaver === undefined) throw new Refusal('user_not_found');
    return leaver;
  };

  const tell = async (tx: Queryable, userId: string): Promise<Leaving> => {
    const { id, leavesAt, isByAdmin } = await find(tx, userId);
    const courses = await listLeaverCourses(tx, id);
    // Where there is no admin to take a course, it has to be given to somebody before.
    const canBeTaken = (await findSuccessor(tx, { userId: id, adminEmails })) !== undefined;
    const fates = courses.map((course) => {
      const fate = fateOfCourse(course);
      return { course, fate: fate === 'taken' && !canBeTaken ? 'in_the_way' : fate };
    });
    const withFate = (wanted: string) => fates.filter(({ fate }) => fate === wanted);
    return {
      leavesAt: leavesAt?.toISOString() ?? null,
      isByAdmin,
      inTheWay: withFate('in_the_way')
        .slice(0, leavingLimits.listedCourses)
        .map(({ course }) => course),
      coursesDeleted: withFate('deleted').length,
      coursesTaken: withFate('taken').length,
    };
  };

  /** An academy keeps an admin, one who is not about to go either. */
  const lockLeaver = async (tx: Transaction, userId: string, isByAdmin: boolean): Promise<Leaver> => {
    const admins = await people.lockAdmins(tx);
    const person = isId(userId) ? await people.lockPerson(tx, userId) : undefined;
    if (person === undefined) throw new Refusal('user_not_found');
    if (isByAdmin && person.isListed) throw new Refusal('listed_admin');
    const staying = await listStaying(tx, admins);
    if (person.role === 'admin' && !keepsAnAdmin(staying, [person.id])) throw new Refusal('last_admin');
    return find(tx, person.id);
  };

  const ask = (viewer: Viewer, wish: { userId: string; confirmation: string; isByAdmin: boolean }) =>
    db.transaction(async (tx) => {
      const { userId, confirmation, isByAdmin } = wish;
      const leaver = await lockLeaver(tx, userId, isByAdmin);
      if (!confirmsLeaving(confirmation, leaver.email)) throw new Refusal('leaving_unconfirmed');
      if ((await tell(tx, leaver.id)).inTheWay.length > 0) throw new Refusal('leaving_courses');
      const isAskedFor = leaver.leavesAt !== null && (leaver.isByAdmin || !isByAdmin);
      if (!isAskedFor) {
        const leavesAt = leaver.leavesAt ?? new Date(clock.now().getTime() + leavingDays * DAY_MS);
        await saveLeaving(tx, leaver.id, { leavesAt, isByAdmin });
        const who = { actorId: viewer.id, personId: leaver.id };
        await recordAudit(tx, { action: 'account_deletion_requested', ...who });
      }
      return tell(tx, leaver.id);
    });

  const cancel = (viewer: Viewer, userId: string, isByAdmin: boolean) =>
    db.transaction(async (tx) => {
      const person = isId(userId) ? await people.lockPerson(tx, userId) : undefined;
      if (person === undefined) throw new Refusal('user_not_found');
      const leaver = await find(tx, person.id);
      if (leaver.leavesAt !== null) {
        if (leaver.isByAdmin && !isByAdmin) throw new Refusal('leaving_by_admin');
        await saveLeaving(tx, leaver.id, { leavesAt: null, isByAdmin: false });
        const who = { actorId: viewer.id, personId: leaver.id };
        await recordAudit(tx, { action: 'account_deletion_cancelled', ...who });
      }
      return tell(tx, leaver.id);
    });

  return {
    get: (userId: string) => tell(db, userId),
    ask: (viewer: Viewer, confirmation: string) =>
      ask(viewer, { userId: viewer.id, confirmation, isByAdmin: false }),
    cancel: (viewer: Viewer) => cancel(viewer, viewer.id, false),

    /** One's own account is deleted on the profile, where it is one's own wish. */
    askOf: async (viewer: Viewer, userId: string, confirmation: string) => {
      if (viewer.id === userId.toLowerCase()) throw new Refusal('own_account');
      return ask(viewer, { userId, confirmation, isByAdmin: true });
    },
    cancelOf: (viewer: Viewer, userId: string) => cancel(viewer, userId, true),
  };
}
