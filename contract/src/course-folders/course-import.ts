import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';

/** What an import would do to one thing of a course. */
const importChangeSchema = z.object({
  kind: z.enum(['details', 'cover', 'module', 'lesson', 'film', 'captions', 'question', 'file']),
  change: z.enum(['added', 'changed', 'removed']),
  /** A title, or the lesson that it belongs to. */
  name: z.string(),
});

export type ImportChange = z.output<typeof importChangeSchema>;

/** Beyond these, changes are counted and not named. */
export const shownChanges = 500;

export const importComparisonSchema = z.object({
  title: z.string(),
  changes: z.array(importChangeSchema).readonly(),
  changeCount: z.number().int(),
  /** Of those who are enrolled: what goes with removed lessons and questions. Everything else stays. */
  progress: z.object({
    students: z.number().int(),
    completions: z.number().int(),
    answers: z.number().int(),
    notes: z.number().int(),
  }),
  /** Lessons whose film is not in the folder, and was in no lesson before. */
  missingFilms: z.number().int(),
  /** Names this very comparison: what is agreed to is what is done. */
  seen: z.string(),
});

export type ImportComparison = z.output<typeof importComparisonSchema>;

const fileProblemSchema = z.object({
  file: z.string(),
  line: z.number().int().nullable(),
  field: z.string().nullable(),
  message: z.string(),
});

export const courseImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  bytes: z.number().int(),
  state: z.enum(['uploaded', 'importing', 'imported', 'failed']),
  courseId: idSchema.nullable(),
  problems: z.array(fileProblemSchema).readonly(),
});

export type CourseImport = z.output<typeof courseImportSchema>;
