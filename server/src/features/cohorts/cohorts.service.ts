import type { Cohort } from '@academy/contract/cohorts/cohort-calls.ts';
import { cohortLimits as limits } from '@academy/contract/cohorts/cohort-limits.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import { enrollPeople, joinCohorts } from '@academy/platform/invitations/enroll-people.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import * as cohorts from './cohorts.repository.ts';

export type CohortsService = ReturnType<typeof createCohortsService>;

export function createCohortsService({ db }: Database) {
  const get = async (queryable: Queryable, id: string): Promise<Cohort> => {
    const cohort = isId(id) ? await cohorts.findCohort(queryable, id) : undefined;
    if (cohort === undefined) throw new Refusal('cohort_not_found');
    return cohort;
  };

  /** One change at a time; written down if it changed something. Nobody is told a name that is not a cohort's. */
  const change = <Told>(
    viewer: Viewer,
    id: string,
    deed: (tx: Transaction, cohort: { id: string; name: string }) => Promise<Told | false>,
  ) =>
    db.transaction(async (tx) => {
      const cohort = isId(id) ? await cohorts.lockCohort(tx, id) : undefined;
      if (cohort === undefined) throw new Refusal('cohort_not_found');
      const changed = await deed(tx, cohort);
      if (changed === false) return;
      const facts = { cohort: cohort.name, change: String(changed) };
      await recordAudit(tx, { action: 'cohort_changed', actorId: viewer.id, facts });
    });
  const changed = async (...args: Parameters<typeof change<string>>) => {
    await change(...args);
    return get(db, args[1]);
  };

  return {
    list: () => cohorts.listCohorts(db),
    get: (id: string) => get(db, id),

    create: (viewer: Viewer, name: string) =>
      db.transaction(async (tx) => {
        const id = newId();
        if (!(await cohorts.insertCohort(tx, { id, name }))) throw new Refusal('cohort_name_taken');
        if ((await cohorts.listCohorts(tx)).length > limits.cohorts) {
          throw new Refusal('too_many_cohorts', { limit: limits.cohorts });
        }
        await recordAudit(tx, { action: 'cohort_created', actorId: viewer.id, facts: { cohort: name } });
        return get(tx, id);
      }),

    rename: (viewer: Viewer, id: string, name: string) =>
      changed(viewer, id, async (tx, cohort) => {
        if (cohort.name === name) return false;
        if (await cohorts.hasOtherNamed(tx, { id, name })) throw new Refusal('cohort_name_taken');
        await cohorts.saveName(tx, { id, name });
        return 'renamed';
      }),

    remove: (viewer: Viewer, id: string) =>
      change(viewer, id, async (tx) => {
        await cohorts.removeCohort(tx, id);
        return 'deleted';
      }),

    /** They are enrolled in what the cohort learns. */
    addMembers: (viewer: Viewer, id: string, userIds: readonly string[]) =>
      changed(viewer, id, async (tx, cohort) => {
        const found = await cohorts.findUsers(tx, userIds.filter(isId));
        if (found.length < new Set(userIds).size) throw new Refusal('user_not_found');
        const before = new Set(await cohorts.listMemberIds(tx, cohort.id));
        const added = found.filter((userId) => !before.has(userId));
        const { invited } = await get(tx, cohort.id);
        if (before.size + added.length + invited > limits.members) {
          throw new Refusal('cohort_full', { limit: limits.members });
        }
        await joinCohorts(
          tx,
          found.map((userId) => ({ userId, cohortId: cohort.id })),
        );
        return added.length > 0 && 'people added';
      }),

    removeMember: (viewer: Viewer, id: string, userId: string) =>
      changed(viewer, id, async (tx, cohort) => {
        const was = isId(userId) && (await cohorts.removeMember(tx, { cohortId: cohort.id, userId }));
        return was && 'person removed';
      }),

    /** All members are enrolled in it, also those who were not while it was there before. */
    addCourse: (viewer: Viewer, id: string, courseId: string) =>
      changed(viewer, id, async (tx, cohort) => {
        if (!(isId(courseId) && (await cohorts.isPublished(tx, courseId)))) {
          throw new Refusal('course_not_found');
        }
        const isNew = await cohorts.insertCourse(tx, { cohortId: cohort.id, courseId });
        const { courses } = await get(tx, cohort.id);
        if (courses.length > limits.courses) {
          throw new Refusal('too_many_cohort_courses', { limit: limits.courses });
        }
        const members = await cohorts.listMemberIds(tx, cohort.id);
        await enrollPeople(
          tx,
          members.map((userId) => ({ userId, courseId })),
        );
        return isNew && 'course added';
      }),

    removeCourse: (viewer: Viewer, id: string, courseId: string) =>
      changed(viewer, id, async (tx, cohort) => {
        const was = isId(courseId) && (await cohorts.removeCourse(tx, { cohortId: cohort.id, courseId }));
        return was && 'course removed';
      }),
  };
}
