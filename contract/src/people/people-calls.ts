import { z } from 'zod';
import { courseStatuses } from '../courses/course-status.ts';
import { defineCall } from '../http/call.ts';
import { emptyBody, idSchema } from '../http/identifiers.ts';
import { optionalParagraphsSchema } from '../text/text-schemas.ts';
import { roles } from '../users/roles.ts';
import { peopleLimits as limits, peopleOrders } from './people-limits.ts';

const path = '/api/admin/people';
const personParams = z.object({ userId: idSchema });
const roleSchema = z.enum(roles);

/** An account, as those who run the academy see it. */
const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: roleSchema,
  /** Only of admins: ADMIN_EMAILS names them, so that their role comes back when it is taken away here. */
  isListed: z.boolean(),
  joinedAt: z.iso.datetime(),
  /** To a quarter of an hour; null for who was never here since this is counted. */
  seenAt: z.iso.datetime().nullable(),
  blockedAt: z.iso.datetime().nullable(),
  coursesTaught: z.number().int(),
  coursesTaken: z.number().int(),
  /** Of everything they uploaded. */
  storedBytes: z.number().int(),
});

export type Person = z.output<typeof personSchema>;

export const listPeople = defineCall({
  summary: 'The accounts of the academy',
  method: 'GET',
  path,
  access: 'admin',
  query: z.object({
    /** In names and addresses. */
    q: z.string().max(limits.searchMaxLength).optional(),
    role: roleSchema.optional(),
    blocked: z.enum(['1']).optional(),
    sort: z.enum(peopleOrders).default('joined'),
    direction: z.enum(['up', 'down']).default('down'),
    after: z.string().max(400).optional(),
  }),
  status: 200,
  response: z.object({
    people: z.array(personSchema),
    after: z.string().nullable(),
    /** Of all that fit, counted to 10,000. */
    count: z.number().int(),
  }),
});

const taughtCourseSchema = z.object({
  id: idSchema,
  title: z.string(),
  status: z.enum(courseStatuses),
  students: z.number().int(),
});

export const getPerson = defineCall({
  summary: 'One account with the courses it teaches',
  method: 'GET',
  path: `${path}/{userId}`,
  access: 'admin',
  params: personParams,
  status: 200,
  response: personSchema.extend({
    /** Why it was blocked, for admins alone. */
    blockedFor: z.string().nullable(),
    sessions: z.number().int(),
    /** At most 100 of them. */
    courses: z.array(taughtCourseSchema),
  }),
});

export const changeRole = defineCall({
  summary: 'Give an account another role; 409 for the last admin',
  method: 'PUT',
  path: `${path}/{userId}/role`,
  access: 'admin',
  params: personParams,
  body: z.object({ role: roleSchema }),
  status: 200,
  response: personSchema,
});

export const blockPerson = defineCall({
  summary: 'Block an account: it is signed out at once; its published courses are hidden if asked for',
  method: 'PUT',
  path: `${path}/{userId}/block`,
  access: 'admin',
  params: personParams,
  body: z.object({ hideCourses: z.boolean(), reason: optionalParagraphsSchema(limits.reasonMaxLength) }),
  status: 200,
  response: personSchema,
});

export const unblockPerson = defineCall({
  summary: 'Let an account in again; courses that the block hid are published again',
  method: 'DELETE',
  path: `${path}/{userId}/block`,
  access: 'admin',
  params: personParams,
  status: 200,
  response: personSchema,
});

export const signOutPerson = defineCall({
  summary: 'Sign an account out everywhere',
  method: 'POST',
  path: `${path}/{userId}/sign-out`,
  access: 'admin',
  params: personParams,
  body: emptyBody,
  status: 200,
  response: z.object({ sessions: z.number().int() }),
});

export const handOverCourses = defineCall({
  summary: 'Give all courses of an account to another creator or admin',
  method: 'POST',
  path: `${path}/{userId}/hand-over`,
  access: 'admin',
  params: personParams,
  body: z.object({ to: idSchema }),
  status: 200,
  response: z.object({ courses: z.number().int() }),
});
