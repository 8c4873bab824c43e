import type { Decision } from '@academy/contract/school-settings/approval-calls.ts';
import { mayCreateCourses } from '@academy/contract/school-settings/may-create.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { findSchoolRules, type SchoolConfig } from '@academy/platform/school-settings/school-settings.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import * as requests from './creator-requests.repository.ts';

export type CreatorRequestsService = ReturnType<typeof createCreatorRequestsService>;

/** Who may create courses, and how one asks where that takes an admin's word. */
export function createCreatorRequestsService({ db }: Database, config: SchoolConfig) {
  return {
    permission: async ({ id, role }: Viewer) => {
      const { settings } = await findSchoolRules(db, config);
      const rule = settings.courseCreation;
      const found = await requests.findRequest(db, id);
      const request = found && {
        state: found.state,
        reason: found.reason,
        askedAt: found.askedAt.toISOString(),
      };
      const needsApproval = role !== 'admin' && settings.publishingNeedsApproval;
      return { mayCreate: mayCreateCourses(role, rule), rule, needsApproval, request: request ?? null };
    },

    ask: (viewer: Viewer, message: string) =>
      db.transaction(async (tx) => {
        const { courseCreation: rule } = (await findSchoolRules(tx, config)).settings;
        if (mayCreateCourses(viewer.role, rule)) throw new Refusal('nothing_to_ask');
        if (rule === 'creators') throw new Refusal('only_creators');
        if (!(await requests.insertRequest(tx, viewer.id, message))) throw new Refusal('already_asked');
        await recordEvent(tx, { name: 'creator_requested', userId: viewer.id });
        await recordAudit(tx, { action: 'creator_requested', actorId: viewer.id });
      }),

    list: async () => ({ people: await requests.listWaiting(db), count: await requests.countWaiting(db) }),

    decide: (viewer: Viewer, userId: string, answer: Decision) =>
      db.transaction(async (tx) => {
        if (!isId(userId)) throw new Refusal('user_not_found');
        const refused = answer.decision === 'refuse';
        const reason = refused ? answer.reason : null;
        const state = refused ? 'refused' : 'approved';
        if (!(await requests.answerRequest(tx, userId, { state, reason }))) throw new Refusal('not_waiting');
        if (!refused) await requests.makeCreator(tx, userId);
        await recordEvent(tx, { name: 'creator_request_answered', userId });
        const action = refused ? 'creator_refused' : 'creator_approved';
        await recordAudit(tx, { action, actorId: viewer.id, personId: userId });
      }),
  };
}
