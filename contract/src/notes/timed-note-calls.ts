import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, lessonParams, nothing } from '../http/identifiers.ts';
import { paragraphsSchema } from '../text/text-schemas.ts';
import { lastSecond } from '../videos/moments.ts';
import { noteLimits } from './note-limits.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/notes';
const noteParams = lessonParams.extend({ noteId: idSchema });

const timedNoteSchema = z.object({
  id: idSchema,
  /** A whole second of the film. */
  seconds: z.number().int(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type TimedNote = z.output<typeof timedNoteSchema>;

const content = paragraphsSchema({ max: noteLimits.textLength, message: 'A note needs some text' });

export const listTimedNotes = defineCall({
  summary: "The signed-in user's notes at moments of a lesson, in the order of the film",
  method: 'GET',
  path,
  access: 'reader',
  params: lessonParams,
  status: 200,
  response: z.array(timedNoteSchema),
});

export const addTimedNote = defineCall({
  summary: 'Note something at a moment of a lesson; the same text at the same second is the same note',
  method: 'POST',
  path,
  access: 'reader',
  params: lessonParams,
  body: z.object({ seconds: z.number().min(0).max(lastSecond), content }),
  status: 201,
  response: timedNoteSchema,
});

export const changeTimedNote = defineCall({
  summary: 'Rewrite a note of the signed-in user',
  method: 'PUT',
  path: `${path}/{noteId}`,
  access: 'reader',
  params: noteParams,
  body: z.object({ content }),
  status: 200,
  response: timedNoteSchema,
});

export const deleteTimedNote = defineCall({
  summary: 'Delete a note of the signed-in user',
  method: 'DELETE',
  path: `${path}/{noteId}`,
  access: 'reader',
  params: noteParams,
  status: 204,
  response: nothing,
});
