/** What waits for an admin: courses to be published, and people who want to write some. */
import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema, nothing } from '../http/identifiers.ts';
import { creationRules, schoolSettingLimits as limits } from './school-setting-rules.ts';

const reason = z.string().trim().min(1).max(limits.reasonLength);
const decision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('refuse'), reason }),
]);

export type Decision = z.output<typeof decision>;

const person = z.object({ id: idSchema, name: z.string(), avatar: z.string().nullable() });

const waitingCourse = z.object({
  id: idSchema,
  title: z.string(),
  totalLessons: z.number().int(),
  author: person,
  submittedAt: z.iso.datetime(),
});

const waitingCreator = z.object({
  ...person.shape,
  email: z.string(),
  message: z.string(),
  askedAt: z.iso.datetime(),
});

export type WaitingCourse = z.output<typeof waitingCourse>;
export type WaitingCreator = z.output<typeof waitingCreator>;

export const listWaitingCourses = defineCall({
  summary: 'Courses that wait to be published, the longest waiting first',
  method: 'GET',
  path: '/api/admin/approvals/courses',
  access: 'admin',
  status: 200,
  response: z.object({ courses: z.array(waitingCourse), count: z.number().int() }),
});

export const decideCourse = defineCall({
  summary: 'Publish a course that waits, or refuse it with a reason',
  method: 'PUT',
  path: '/api/admin/approvals/courses/{courseId}',
  access: 'admin',
  params: courseParams,
  body: decision,
  status: 204,
  response: nothing,
});

export const listWaitingCreators = defineCall({
  summary: 'People who want to write courses, the longest waiting first',
  method: 'GET',
  path: '/api/admin/approvals/creators',
  access: 'admin',
  status: 200,
  response: z.object({ people: z.array(waitingCreator), count: z.number().int() }),
});

export const decideCreator = defineCall({
  summary: 'Let somebody write courses who asked, or refuse with a reason',
  method: 'PUT',
  path: '/api/admin/approvals/creators/{userId}',
  access: 'admin',
  params: z.object({ userId: idSchema }),
  body: decision,
  status: 204,
  response: nothing,
});

export const getCreatorPermission = defineCall({
  summary: 'Whether the signed-in user may create courses, and what came of asking',
  method: 'GET',
  path: '/api/creator/permission',
  access: 'signed-in',
  status: 200,
  response: z.object({
    mayCreate: z.boolean(),
    rule: z.enum(creationRules),
    /** Whether an admin has to agree before the user publishes a course. */
    needsApproval: z.boolean(),
    request: z
      .object({
        state: z.enum(['waiting', 'approved', 'refused']),
        reason: z.string().nullable(),
        askedAt: z.iso.datetime(),
      })
      .nullable(),
  }),
});

export const askForCreatorPermission = defineCall({
  summary: 'Ask to be allowed to create courses, once',
  method: 'POST',
  path: '/api/creator/permission',
  access: 'signed-in',
  body: z.object({ message: z.string().trim().max(limits.reasonLength).default('') }),
  status: 201,
  response: nothing,
});
