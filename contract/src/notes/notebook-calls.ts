import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { noteLimits } from './note-limits.ts';

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const courseId = z.preprocess(emptyIsAbsent, idSchema.optional()).meta({ type: 'string' });

/** Titles are null for a course that is not open to its reader now; what they wrote there is still theirs. */
const notebookNoteSchema = z.object({
  /** Null for the free note of a lesson, of which there is one. */
  id: idSchema.nullable(),
  seconds: z.number().int().nullable(),
  content: z.string(),
  /** The note goes on; all of it is at its lesson. */
  isCut: z.boolean(),
  updatedAt: z.iso.datetime(),
  courseId: idSchema,
  courseTitle: z.string().nullable(),
  moduleId: idSchema,
  lessonId: idSchema,
  lessonTitle: z.string().nullable(),
});

export type NotebookNote = z.output<typeof notebookNoteSchema>;

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
