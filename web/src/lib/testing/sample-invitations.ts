/** Invitations and cohorts as admins see them. */
import type { Cohort, CohortMember } from '@academy/contract/cohorts/cohort-calls.ts';
import type { Invitation, InvitationReport } from '@academy/contract/invitations/invitation-calls.ts';
import { newId } from './sample-data.ts';

export function sampleInvitation(change: Partial<Invitation> = {}): Invitation {
  return {
    id: newId(),
    email: 'rina@example.com',
    name: null,
    role: 'student',
    state: 'open',
    cohort: null,
    courses: [],
    createdAt: '2026-11-01T12:00:00.000Z',
    expiresAt: '2026-12-01T12:00:00.000Z',
    takenAt: null,
    takenBy: null,
    ...change,
  };
}

export function sampleReport(change: Partial<InvitationReport> = {}): InvitationReport {
  return {
    lines: 1,
    invited: 1,
    alreadyInvited: 0,
    alreadyHere: 0,
    given: 0,
    raised: [],
    remarks: [],
    ...change,
  };
}

export function sampleCohort(change: Partial<Cohort> = {}): Cohort {
  return {
    id: newId(),
    name: 'Class of 2026',
    createdAt: '2026-11-01T12:00:00.000Z',
    members: 2,
    invited: 0,
    courses: [],
    ...change,
  };
}

export function sampleMember(change: Partial<CohortMember> = {}): CohortMember {
  return { id: newId(), name: 'Rahim', email: 'rahim@example.com', progress: [], ...change };
}
