import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { emptyBody, idSchema } from '../http/identifiers.ts';
import { roles } from '../users/roles.ts';
import {
  invitationStates,
  invitationLimits as limits,
  lineNotes,
  lineProblems,
} from './invitation-limits.ts';

const path = '/api/admin/invitations';
const invitationParams = z.object({ invitationId: idSchema });

const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(roles),
  state: z.enum(invitationStates),
  cohort: z.object({ id: idSchema, name: z.string() }).nullable(),
  courses: z.array(z.object({ id: idSchema, title: z.string() })),
  createdAt: z.iso.datetime(),
  /** Until when it can be taken. */
  expiresAt: z.iso.datetime(),
  takenAt: z.iso.datetime().nullable(),
  takenBy: idSchema.nullable(),
});

export type Invitation = z.output<typeof invitationSchema>;

export const listInvitations = defineCall({
  summary: 'Who was invited, the last to be sent first',
  method: 'GET',
  path,
  access: 'admin',
  query: z.object({
    /** In names and addresses. */
    q: z.string().max(limits.searchMaxLength).optional(),
    state: z.enum(invitationStates).optional(),
    after: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.object({
    invitations: z.array(invitationSchema),
    after: z.string().nullable(),
    /** Of all that fit, counted to 10,000. */
    count: z.number().int(),
  }),
});

const peopleList = z.object({
  /**
   * An address a line, or a table with commas, semicolons or tabs: email, name, role, courses, cohort. A first line with these
   * names may put the columns in another order or leave some out.
   */
  people: z.string().max(limits.listMaxLength),
  /** What a line does not say itself. */
  role: z.enum(roles).default('student'),
  /** In these everybody of the list is enrolled, beside those of their line. */
  courseIds: z.array(idSchema).max(limits.courses).default([]),
  cohortId: idSchema.nullable().default(null),
});

export type PeopleList = z.output<typeof peopleList>;

const reportSchema = z.object({
  /** Lines with somebody in them. */
  lines: z.number().int(),
  invited: z.number().int(),
  alreadyInvited: z.number().int(),
  alreadyHere: z.number().int(),
  /** Of those who are here, how many get courses or a cohort. */
  given: z.number().int(),
  /** … and who gets a higher role. */
  raised: z.array(
    z.object({
      line: z.number().int(),
      email: z.string(),
      name: z.string(),
      role: z.enum(roles).exclude(['student']),
    }),
  ),
  /** Every line that is not simply an invitation. */
  remarks: z.array(
    z.object({
      line: z.number().int(),
      email: z.string(),
      what: z.enum([...lineProblems, ...lineNotes]),
      /** The part of the line that it is about. */
      text: z.string().nullable(),
    }),
  ),
});

export type InvitationReport = z.output<typeof reportSchema>;

export const checkInvitations = defineCall({
  summary: 'What inviting these people would do, and what is wrong in which line; nothing is changed',
  method: 'POST',
  path: `${path}/check`,
  access: 'admin',
  body: peopleList,
  status: 200,
  response: reportSchema,
});

export const invitePeople = defineCall({
  summary: 'Invite all people of a list whose line is right; who has an account is enrolled at once',
  method: 'POST',
  path,
  access: 'admin',
  body: peopleList,
  status: 200,
  response: reportSchema,
});

export const sendInvitation = defineCall({
  summary: 'Send an invitation again: it can be taken for another 30 days',
  method: 'POST',
  path: `${path}/{invitationId}/send`,
  access: 'admin',
  params: invitationParams,
  body: emptyBody,
  status: 200,
  response: invitationSchema,
});

export const withdrawInvitation = defineCall({
  summary: 'Withdraw an invitation; 409 for one that was taken',
  method: 'DELETE',
  path: `${path}/{invitationId}`,
  access: 'admin',
  params: invitationParams,
  status: 200,
  response: invitationSchema,
});
