import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';

/** Titles are null for a course that is not open to its reader now; what they wrote there is still theirs. */
export const notebookNoteSchema = z.object({
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
