import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, nothing } from '../http/identifiers.ts';
import { noticeKinds } from './notice-kinds.ts';

const path = '/api/notices';

const count = z.number().int().nonnegative();

/** What a notice's sentence needs. Which of them are there depends on its kind. */
export const noticeFactsSchema = z.object({
  courseTitle: z.string().optional(),
  /** Of films that could not be prepared: how many there are now, and the lesson of the first. */
  videos: count.optional(),
  lessonId: z.uuid().optional(),
  lessonTitle: z.string().optional(),
  certificateId: z.uuid().optional(),
  rating: z.number().int().min(1).max(5).optional(),
  /** Whether a request was granted. */
  approved: z.boolean().optional(),
  students: count.optional(),
  completions: count.optional(),
  reviews: count.optional(),
  questions: count.optional(),
});

const noticeSchema = z.object({
  id: idSchema,
  kind: z.enum(noticeKinds),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  /** Null for what is about none, and for a course that is gone. */
  courseId: idSchema.nullable(),
  facts: noticeFactsSchema,
});

export type NoticeFacts = z.output<typeof noticeFactsSchema>;
export type Notice = z.output<typeof noticeSchema>;

export const listNotices = defineCall({
  summary: 'What you are told, the newest first, a page at a time',
  method: 'GET',
  path,
  access: 'signed-in',
  query: z.object({ after: z.uuid().optional() }),
  status: 200,
  response: z.object({ notices: z.array(noticeSchema), unread: count, next: idSchema.nullable() }),
});

export const countNotices = defineCall({
  summary: 'How many notices you have not read, up to a hundred',
  method: 'GET',
  path: `${path}/unread`,
  access: 'signed-in',
  status: 200,
  response: z.object({ unread: count }),
});

export const readNotices = defineCall({
  summary: 'Mark this notice and all older ones as read; those that came meanwhile stay unread',
  method: 'PUT',
  path: `${path}/read`,
  access: 'signed-in',
  body: z.object({ upTo: z.uuid() }),
  status: 204,
  response: nothing,
});

export const readNotice = defineCall({
  summary: 'Mark one notice as read; harmless for one that is',
  method: 'PUT',
  path: `${path}/{noticeId}/read`,
  access: 'signed-in',
  params: z.object({ noticeId: idSchema }),
  status: 204,
  response: nothing,
});
