import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { changeAuthor, lockPeople } from './person-changes.repository.ts';
import { type RoleRules, roleSql } from './person-sql.ts';

/** Gives all courses of an account to another. Certificates keep the name that they were issued with. */
export function createHandOver({ db }: Database, rules: RoleRules) {
  const roles = roleSql(rules);
  return (viewer: Viewer, userId: string, toId: string) =>
    db.transaction(async (tx) => {
      const people = await lockPeople(tx, roles, [userId, toId].filter(isId));
      const from = people.find(({ id }) => id === userId.toLowerCase());
      const to = people.find(({ id }) => id === toId.toLowerCase());
      if (from === undefined || to === undefined) throw new Refusal('user_not_found');
      if (to.role === 'student' || to.isBlocked || !to.counts) throw new Refusal('not_a_creator');
      const courseIds = from.id === to.id ? [] : await changeAuthor(tx, from, to);
      if (courseIds.length > 0) {
        const facts = { courses: courseIds.length, to: to.id };
        await recordAudit(tx, {
          ...{ action: 'courses_handed_over', actorId: viewer.id, personId: from.id, facts },
        });
      }
      for (const courseId of courseIds) await recordEvent(tx, { name: 'course_edited', courseId });
      return { courses: courseIds.length };
    });
}
