import type { EventName } from '@academy/contract/events/events.ts';
import type { Person } from '@academy/contract/people/people-calls.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { revokeSessionsOf } from '@academy/platform/sessions/sessions.ts';
import { lockAdmins } from '@academy/platform/users/last-admin.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { findPerson } from './people.repository.ts';
import { refuseLosingAdmin } from './person.policy.ts';
import * as changes from './person-changes.repository.ts';
import { type RoleRules, roleSql } from './person-sql.ts';

export type PersonChangesService = ReturnType<typeof createPersonChangesService>;

type StatusEvent = Extract<EventName, 'course_published' | 'course_unpublished'>;

/** What admins do to accounts. Each is written down in the transaction that does it. */
export function createPersonChangesService({ db }: Database, rules: RoleRules, clock: Clock) {
  const roles = roleSql(rules);

  const told = async (tx: Transaction, userId: string): Promise<Person> => {
    const person = await findPerson(tx, roles, userId);
    if (person === undefined) throw new Refusal('user_not_found');
    return person;
  };

  const lockPerson = async (tx: Transaction, userId: string) => {
    const [person] = isId(userId) ? await changes.lockPeople(tx, roles, [userId]) : [];
    if (person === undefined) throw new Refusal('user_not_found');
    return person;
  };

  /** For what may take an admin's rights away: nobody else's change comes between the look and the deed. */
  const lockWithAdmins = async (tx: Transaction, viewer: Viewer, userId: string) => {
    const admins = await lockAdmins(tx, rules);
    // Another admin was quicker, and the viewer is none any more.
    if (!admins.includes(viewer.id)) throw new Refusal('not_admin');
    return { admins, person: await lockPerson(tx, userId) };
  };

  const tellOfCourses = async (
    tx: Transaction,
    name: StatusEvent,
    { courseIds, actorId }: { courseIds: readonly string[]; actorId: string },
  ) => {
    for (const courseId of courseIds) {
      await recordEvent(tx, { name, courseId });
      await recordAudit(tx, { action: name, actorId, courseId });
    }
  };

  return {
    changeRole: (viewer: Viewer, userId: string, role: Role) =>
      db.transaction(async (tx) => {
        const { admins, person } = await lockWithAdmins(tx, viewer, userId);
        refuseLosingAdmin({ admins, person, viewer, keepsRole: role === 'admin' });
        if (person.role !== role) {
          await changes.saveRole(tx, person.id, role);
          const facts = { from: person.role, to: role };
          await recordAudit(tx, { action: 'role_changed', actorId: viewer.id, personId: person.id, facts });
        }
        return told(tx, person.id);
      }),

    block: (viewer: Viewer, userId: string, wish: { hideCourses: boolean; reason: string | null }) =>
      db.transaction(async (tx) => {
        const { admins, person } = await lockWithAdmins(tx, viewer, userId);
        refuseLosingAdmin({ admins, person, viewer, keepsRole: false });
        const now = clock.now();
        const actorId = viewer.id;
        await changes.saveBlock(tx, person.id, { now, reason: wish.reason });
        const sessions = await revokeSessionsOf(tx, person.id, now);
        const courseIds = wish.hideCourses ? await changes.hideCourses(tx, person.id) : [];
        const facts = { sessions, courses: courseIds.length };
        await recordAudit(tx, { action: 'blocked', actorId, personId: person.id, facts });
        await tellOfCourses(tx, 'course_unpublished', { courseIds, actorId });
        return told(tx, person.id);
      }),

    unblock: (viewer: Viewer, userId: string) =>
      db.transaction(async (tx) => {
        const person = await lockPerson(tx, userId);
        if (!person.isBlocked) return told(tx, person.id);
        const actorId = viewer.id;
        await changes.removeBlock(tx, person.id);
        const courseIds = await changes.showCourses(tx, person.id);
        const facts = { courses: courseIds.length };
        await recordAudit(tx, { action: 'unblocked', actorId, personId: person.id, facts });
        await tellOfCourses(tx, 'course_published', { courseIds, actorId });
        return told(tx, person.id);
      }),

    signOut: (viewer: Viewer, userId: string) =>
      db.transaction(async (tx) => {
        const { id: personId } = await lockPerson(tx, userId);
        const sessions = await revokeSessionsOf(tx, personId, clock.now());
        const actorId = viewer.id;
        await recordAudit(tx, { action: 'signed_out_everywhere', actorId, personId, facts: { sessions } });
        return { sessions };
      }),
  };
}
