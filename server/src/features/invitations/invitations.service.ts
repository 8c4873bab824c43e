import { cohortLimits } from '@academy/contract/cohorts/cohort-limits.ts';
import type {
  Invitation,
  InvitationReport,
  PeopleList,
} from '@academy/contract/invitations/invitation-calls.ts';
import {
  type InvitationState,
  invitationLimits as limits,
} from '@academy/contract/invitations/invitation-limits.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { enrollPeople, joinCohorts } from '@academy/platform/invitations/enroll-people.ts';
import { raiseRole } from '@academy/platform/invitations/take-invitation.ts';
import { recordEvents } from '@academy/platform/outbox/outbox.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { foldText } from '../../access/fold-text.ts';
import { searchPatterns } from '../../access/search-patterns.ts';
import { Refusal } from '../../refusal.ts';
import { type CheckedPeople, checkPeople, isGiven } from './check-people.ts';
import * as invitations from './invitations.repository.ts';
import * as invite from './invite.repository.ts';

interface InvitationsQuery {
  readonly q?: string | undefined;
  readonly state?: InvitationState | undefined;
  readonly after?: string | undefined;
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

export function createInvitationsService({ db }: Database, rules: { readonly demoAccountsCount: boolean }) {
  const found = async (tx: Transaction, id: string): Promise<Invitation> => {
    const invitation = await invitations.findInvitation(tx, id);
    if (invitation === undefined) throw new Refusal('invitation_not_found');
    return invitation;
  };
  const lock = async (tx: Transaction, id: string) => {
    const locked = isId(id) ? await invitations.lockInvitation(tx, id) : undefined;
    if (locked === undefined) throw new Refusal('invitation_not_found');
    if (locked.isTaken) throw new Refusal('invitation_taken');
    return locked;
  };

  return {
    async list({ q = '', state, after }: InvitationsQuery) {
      const place = after === undefined ? null : readPlace(after);
      const none = { invitations: [], after: null, count: 0 };
      // PostgreSQL text holds no NUL, so nothing there can match one.
      if (q.includes('\0')) return none;
      const patterns = q.trim() === '' ? [] : searchPatterns(await foldText(db, q));
      const filter = { patterns, state: state ?? null };
      const count = await invitations.countInvitations(db, filter);
      if (count === 0) return none;
      const rows = await invitations.listInvitations(db, { filter, count, after: place });
      const shown = rows.slice(0, limits.pageSize);
      const last = rows.length > limits.pageSize ? shown.at(-1) : undefined;
      return { invitations: shown, after: last === undefined ? null : `${last.told}.${last.id}`, count };
    },

    check: async (list: PeopleList): Promise<InvitationReport> => (await checkPeople(db, list, rules)).report,

    /** All good lines or, if something fails, none. */
    invite: (viewer: Viewer, list: PeopleList): Promise<InvitationReport> =>
      db.transaction(async (tx) => {
        const checked = await checkPeople(tx, list, rules);
        await welcome(tx, checked.here, viewer.id);
        const newIds = await invite.saveInvitations(tx, checked.invitations, viewer.id);
        await refuseTooMany(tx, checked);
        await recordEvents(
          tx,
          newIds.map((invitationId) => ({ name: 'invited', invitationId })),
        );
        const given = checked.here.filter(isGiven);
        const people = [...newIds, ...given.map(({ userId }) => userId)];
        if (people.length > 0) {
          const facts = { invited: newIds.length, enrolled: given.length };
          // One is named; of a class the list of invitations tells more.
          const [personId, ...others] = people;
          const person = personId && others.length === 0 ? { personId } : {};
          await recordAudit(tx, { action: 'people_invited', actorId: viewer.id, ...person, facts });
        }
        const alreadyInvited = checked.invitations.length - newIds.length;
        return { ...checked.report, invited: newIds.length, alreadyInvited };
      }),

    send: (id: string): Promise<Invitation> =>
      db.transaction(async (tx) => {
        const { email } = await lock(tx, id);
        if (await invitations.isWaitedFor(tx, { email, id })) throw new Refusal('invited_elsewhere');
        await invitations.renew(tx, id);
        await recordEvents(tx, [{ name: 'invited', invitationId: id.toLowerCase() }]);
        return found(tx, id);
      }),

    withdraw: (viewer: Viewer, id: string): Promise<Invitation> =>
      db.transaction(async (tx) => {
        const { isWithdrawn } = await lock(tx, id);
        if (!isWithdrawn) {
          await invitations.withdraw(tx, id);
          await recordAudit(tx, { action: 'invitation_withdrawn', actorId: viewer.id, personId: id });
        }
        return found(tx, id);
      }),
  };
}

/** Who has an account gets at once what others get with their first sign-in. */
async function welcome(tx: Transaction, here: CheckedPeople['here'], actorId: string): Promise<void> {
  if (here.length === 0) return;
  const byId = here.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  for (const { userId, role } of byId) {
    if (role !== 'student') await raiseRole(tx, { userId, role, actorId });
  }
  await enrollPeople(
    tx,
    byId.flatMap(({ userId, courseIds }) => courseIds.map((courseId) => ({ userId, courseId }))),
  );
  await joinCohorts(
    tx,
    byId.flatMap(({ userId, cohortId }) => (cohortId === null ? [] : [{ userId, cohortId }])),
  );
  await invitations.takeWaiting(tx, byId);
}

/** Counted when all is done, as only then it is known who was there before. */
async function refuseTooMany(tx: Transaction, { invitations: wanted, here }: CheckedPeople): Promise<void> {
  if ((await invite.countWaiting(tx)) > limits.waiting) {
    throw new Refusal('too_many_invitations', { limit: limits.waiting });
  }
  const cohortIds = new Set([...wanted, ...here].flatMap(({ cohortId }) => cohortId ?? []));
  const places = await invite.countPlaces(tx, [...cohortIds]);
  if ([...places.values()].some((count) => count > cohortLimits.members)) {
    throw new Refusal('cohort_full', { limit: cohortLimits.members });
  }
}

function readPlace(after: string): invitations.InvitationPlace {
  const [told = '', id = ''] = after.split('.');
  if (!/^\d{1,16}$/.test(told) || !isId(id)) {
    throw new Refusal('bad_request', 'after: this is no end of a page of this list');
  }
  return { told, id };
}
