import { z } from 'zod';
import { courseStatuses } from '../courses/course-status.ts';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { lineSchema } from '../text/text-schemas.ts';
import { cohortLimits as limits, cohortMessages as messages } from './cohort-limits.ts';

const path = '/api/admin/cohorts';
const one = `${path}/{cohortId}`;
const cohortParams = z.object({ cohortId: idSchema });
const cohortForm = z.object({ name: lineSchema({ max: limits.nameMaxLength, message: messages.name }) });

const listedSchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  members: z.number().int(),
  courses: z.number().int(),
});

export type ListedCohort = z.output<typeof listedSchema>;

const cohortSchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  members: z.number().int(),
  /** Who will be a member with their first sign-in. */
  invited: z.number().int(),
  courses: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      status: z.enum(courseStatuses),
      /** How many members have completed all lessons. */
      finished: z.number().int(),
    }),
  ),
});

export type Cohort = z.output<typeof cohortSchema>;

const memberSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  /** One for each course of the cohort, in its order; null for who is not enrolled. */
  progress: z.array(
    z
      .object({
        percent: z.number().int(),
        isFinished: z.boolean(),
        /** Null for whom somebody else enrolled, and who has not opened anything since. */
        lastActive: z.iso.datetime().nullable(),
      })
      .nullable(),
  ),
});

export type CohortMember = z.output<typeof memberSchema>;

export const listCohorts = defineCall({
  summary: 'All cohorts by name',
  method: 'GET',
  path,
  access: 'admin',
  status: 200,
  response: z.array(listedSchema),
});

export const createCohort = defineCall({
  summary: 'Create a cohort',
  method: 'POST',
  path,
  access: 'admin',
  body: cohortForm,
  status: 201,
  response: cohortSchema,
});

export const getCohort = defineCall({
  summary: 'One cohort with its courses',
  method: 'GET',
  path: one,
  access: 'admin',
  params: cohortParams,
  status: 200,
  response: cohortSchema,
});

export const renameCohort = defineCall({
  summary: 'Give a cohort another name',
  method: 'PUT',
  path: one,
  access: 'admin',
  params: cohortParams,
  body: cohortForm,
  status: 200,
  response: cohortSchema,
});

export const deleteCohort = defineCall({
  summary: 'Delete a cohort; its people stay enrolled',
  method: 'DELETE',
  path: one,
  access: 'admin',
  params: cohortParams,
  status: 204,
  response: z.object({}),
});

export const addCohortMembers = defineCall({
  summary: 'Add people to a cohort; they are enrolled in its courses',
  method: 'POST',
  path: `${one}/members`,
  access: 'admin',
  params: cohortParams,
  body: z.object({ userIds: z.array(idSchema).min(1).max(limits.added) }),
  status: 200,
  response: cohortSchema,
});

export const removeCohortMember = defineCall({
  summary: 'Take somebody out of a cohort; they stay enrolled',
  method: 'DELETE',
  path: `${one}/members/{userId}`,
  access: 'admin',
  params: cohortParams.extend({ userId: idSchema }),
  status: 200,
  response: cohortSchema,
});

export const addCohortCourse = defineCall({
  summary: 'Add a published course to a cohort; all members are enrolled in it',
  method: 'PUT',
  path: `${one}/courses/{courseId}`,
  access: 'admin',
  params: cohortParams.extend({ courseId: idSchema }),
  status: 200,
  response: cohortSchema,
});

export const removeCohortCourse = defineCall({
  summary: 'Take a course out of a cohort; its people stay enrolled',
  method: 'DELETE',
  path: `${one}/courses/{courseId}`,
  access: 'admin',
  params: cohortParams.extend({ courseId: idSchema }),
  status: 200,
  response: cohortSchema,
});

export const listCohortProgress = defineCall({
  summary: 'How far each member of a cohort is in each of its courses, by name',
  method: 'GET',
  path: `${one}/progress`,
  access: 'admin',
  params: cohortParams,
  query: z.object({ after: z.string().max(500).optional() }),
  status: 200,
  response: z.object({ members: z.array(memberSchema), after: z.string().nullable() }),
});

export const exportCohortProgress = defineCall({
  summary: 'How far each member of a cohort is, as a CSV file',
  method: 'GET',
  path: `${one}/file`,
  access: 'admin',
  params: cohortParams,
  status: 200,
  response: z.string(),
});
