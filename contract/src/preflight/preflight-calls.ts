/** A look at a course before it is published: what students would stumble over, and where that is mended. It blocks nothing. */
import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, emptyBody } from '../http/identifiers.ts';
import { findingSchema } from './finding.ts';

const count = z.number().int().min(0);

export const preflightStates = ['never', 'waiting', 'working', 'done', 'failed'] as const;

export const preflightSchema = z.object({
  /** Of the last check that was asked for. */
  state: z.enum(preflightStates),
  /** Films and links that were looked at, of those that there are; both 0 until that is known. */
  done: count,
  total: count,
  /** What can be seen without a check, as of now: lessons with nothing in them, films that cannot play. Bounded. */
  atOnce: z.array(findingSchema),
  /** The last check that came to its end; it stays while another one is made. */
  result: z
    .object({
      /** The state of the course that it is about. */
      courseState: z.string(),
      checkedAt: z.iso.datetime(),
      /** The course is no longer in that state. */
      hasChanged: z.boolean(),
      /** What weighs most first, then in the order of the course; bounded, the total is not. */
      findings: z.array(findingSchema),
      total: count,
    })
    .nullable(),
});

export type Preflight = z.output<typeof preflightSchema>;
export type PreflightState = Preflight['state'];

const path = '/api/courses/{courseId}/preflight';

export const getPreflight = defineCall({
  summary: 'The last check of a course before it is published: how far it is, and what it found',
  method: 'GET',
  path,
  access: 'author',
  params: courseParams,
  status: 200,
  response: preflightSchema,
});

export const startPreflight = defineCall({
  summary: 'Check a course; one that is under way is not begun again',
  method: 'POST',
  path,
  access: 'author',
  params: courseParams,
  body: emptyBody,
  status: 200,
  response: preflightSchema,
});
