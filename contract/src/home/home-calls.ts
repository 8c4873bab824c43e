import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { notebookNoteSchema } from '../notes/notebook-note.ts';

/** How much of a learner's own things home shows. */
export const homeLimits = {
  notes: 3,
  /** Courses whose certificate waits. */
  earned: 3,
  /** So much of a note is shown; all of it is at its lesson. */
  noteText: 240,
  /** A week of days as any reader counts them: it may begin most of a day before that of the server. */
  days: 8,
} as const;

const nextLessonSchema = z.object({
  courseId: idSchema,
  moduleId: idSchema,
  lessonId: idSchema,
  lessonTitle: z.string(),
  /** It was open last. Otherwise it is the first that was not completed. */
  isBegun: z.boolean(),
  /** What its author wrote. */
  duration: z.string().nullable(),
  /** The length of its film; null while it has none. */
  videoSeconds: z.number().nullable(),
  /** Where its film was left. */
  position: z.number(),
});

const latestNoteSchema = notebookNoteSchema.extend({ courseTitle: z.string(), lessonTitle: z.string() });

const earnedSchema = z.object({ courseId: idSchema, courseTitle: z.string() });

export type NextLesson = z.output<typeof nextLessonSchema>;
export type LatestNote = z.output<typeof latestNoteSchema>;
export type Home = z.output<typeof getHome.response>;

export const getHome = defineCall({
  summary:
    'What the signed-in user goes on with, when they learned in the last days, what they noted last, and which certificates wait for them',
  method: 'GET',
  path: '/api/home',
  access: 'signed-in',
  status: 200,
  response: z.object({
    /** Of the course that was open last, of those that are not finished; null where there is none. */
    next: nextLessonSchema.nullable(),
    /** The quarters of an hour in which they learned, by their beginning: whose days they are is the reader's to say. */
    learnedAt: z.array(z.string()),
    notes: z.array(latestNoteSchema),
    /** Finished courses whose certificate can be taken and was not, the one that was open last first. */
    earned: z.array(earnedSchema),
  }),
});
