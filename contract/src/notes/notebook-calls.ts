import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { noteLimits } from './note-limits.ts';
import { notebookNoteSchema } from './notebook-note.ts';

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const courseId = z.preprocess(emptyIsAbsent, idSchema.optional()).meta({ type: 'string' });

export const readNotebook = defineCall({
  summary: "All of the signed-in user's notes by course and lesson, newest course first, in pages",
  method: 'GET',
  path: '/api/notebook',
  access: 'signed-in',
  query: z.object({
    search: z.string().max(noteLimits.searchLength).optional(),
    courseId,
    page: z
      .preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(noteLimits.notebookPages).optional())
      .meta({ type: 'integer', minimum: 1, maximum: noteLimits.notebookPages }),
  }),
  status: 200,
  response: z.object({
    notes: z.array(notebookNoteSchema),
    hasMore: z.boolean(),
    /** Those with notes, for choosing one. */
    courses: z.array(z.object({ id: idSchema, title: z.string().nullable() })),
  }),
});

export const exportNotebook = defineCall({
  summary: "The signed-in user's notes as a file: Markdown, or a CSV of cards that Anki takes",
  method: 'GET',
  path: '/api/notebook/export',
  access: 'signed-in',
  query: z.object({ format: z.enum(['markdown', 'anki']).default('markdown'), courseId }),
  status: 200,
  response: z.string().meta({ format: 'binary' }),
});
