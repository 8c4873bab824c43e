import { z } from 'zod';
import { courseStatuses } from '../courses/course-status.ts';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { leavingLimits } from './leaving-limits.ts';

const ownPath = '/api/users/leaving';
const personPath = '/api/admin/people/{userId}/leaving';
const personParams = z.object({ userId: idSchema });

/** The address of the account, typed by hand. */
const confirmation = z.object({ confirmation: z.string().max(leavingLimits.confirmationMaxLength) });

const leavingSchema = z.object({
  /** When the account is deleted; null while nobody asked for it. */
  leavesAt: z.iso.datetime().nullable(),
  /** Then only an admin calls it off. */
  isByAdmin: z.boolean(),
  /** Published courses and drafts with students, which have to be handed over or archived first; at most 100 of them. */
  inTheWay: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      status: z.enum(courseStatuses),
      students: z.number().int(),
    }),
  ),
  /** How many courses without students go with the account. */
  coursesDeleted: z.number().int(),
  /** How many archived courses with students an admin takes. */
  coursesTaken: z.number().int(),
});

export type Leaving = z.output<typeof leavingSchema>;

export const getLeaving = defineCall({
  summary: 'Whether your account is to be deleted, and what that would take along',
  method: 'GET',
  path: ownPath,
  access: 'signed-in',
  token: 'never',
  status: 200,
  response: leavingSchema,
});

export const askToLeave = defineCall({
  summary: 'Have your account deleted in seven days; 409 where courses with students stand in the way',
  method: 'POST',
  path: ownPath,
  access: 'signed-in',
  token: 'never',
  body: confirmation,
  status: 200,
  response: leavingSchema,
});

export const stay = defineCall({
  summary: 'Keep your account after all',
  method: 'DELETE',
  path: ownPath,
  access: 'signed-in',
  token: 'never',
  status: 200,
  response: leavingSchema,
});

export const getLeavingOf = defineCall({
  summary: 'Whether an account is to be deleted, and what that would take along',
  method: 'GET',
  path: personPath,
  access: 'admin',
  token: 'never',
  params: personParams,
  status: 200,
  response: leavingSchema,
});

export const deletePerson = defineCall({
  summary: 'Have an account deleted in seven days; 409 for the last admin and where courses stand in the way',
  method: 'POST',
  path: personPath,
  access: 'admin',
  token: 'never',
  params: personParams,
  body: confirmation,
  status: 200,
  response: leavingSchema,
});

export const keepPerson = defineCall({
  summary: 'Keep an account that was to be deleted',
  method: 'DELETE',
  path: personPath,
  access: 'admin',
  token: 'never',
  params: personParams,
  status: 200,
  response: leavingSchema,
});
