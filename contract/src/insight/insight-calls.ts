/** What a creator sees of their students as a whole. Days are those of the academy's time zone. */
import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema } from '../http/identifiers.ts';
import { needs, periods } from './insight-options.ts';

const count = z.number().int().min(0);

/**
 * A value now, what it was when the period began, and a point for each of its days: what it was when that day ended, today what it is now.
 * Whose account is gone goes on counting.
 */
const figure = z.object({
  value: z.number(),
  /** Null where there is nothing to compare with: nobody had come yet, or it is not known. */
  before: z.number().nullable(),
  /** One for each of `days`. Null where it is not known. */
  curve: z.array(z.number().nullable()),
});

const overviewSchema = z.object({
  timeZone: z.string(),
  /** All courses of the creator, to choose one of. */
  courses: z.array(z.object({ id: idSchema, title: z.string() })),
  /** Whether anybody ever enrolled in one of them: without, there is nothing to draw. */
  hasStudents: z.boolean(),
  figures: z.object({
    /** People; whoever takes two courses counts once. */
    students: figure,
    /** Who did something today or in the six days before; its curve has the people of each day. */
    active: figure,
    /** All that ever were. */
    lessonsCompleted: figure,
    /** Percent, with one decimal. */
    averageProgress: figure,
  }),
  /** Without a gap, the last is today. */
  days: z.array(z.object({ day: z.iso.date(), enrolled: count, finished: count })),
  /** Courses that were published in the period. */
  published: z.array(z.object({ day: z.iso.date(), courseId: idSchema, title: z.string() })),
});

export type Overview = z.output<typeof overviewSchema>;
export type Figure = z.output<typeof figure>;

export const getOverview = defineCall({
  summary: 'The figures of your courses, or of one of them, day by day',
  method: 'GET',
  path: '/api/creator/overview',
  access: 'signed-in',
  query: z.object({ courseId: idSchema.optional(), period: z.enum(periods).default('30') }),
  status: 200,
  response: overviewSchema,
});

const needSchema = z.object({
  need: z.enum(needs),
  courseId: idSchema,
  courseTitle: z.string(),
  /** Where it can be mended; null where that is the course. */
  lesson: z.object({ lessonId: idSchema, moduleId: idSchema, title: z.string() }).nullable(),
  /** Students, questions or reviews; 1 for a lesson. */
  count: z.number().int().min(1),
});

export type Need = z.output<typeof needSchema>;

export const listNeeds = defineCall({
  summary: 'What in your courses waits for you, the most pressing first',
  method: 'GET',
  path: '/api/creator/needs',
  access: 'signed-in',
  query: z.object({ courseId: idSchema.optional() }),
  status: 200,
  /** The list is bounded; the total is not. */
  response: z.object({ needs: z.array(needSchema), total: count }),
});

const reach = z.object({ reached: count, finished: count });

const lessonReachSchema = z.object({
  lessonId: idSchema,
  moduleId: idSchema,
  title: z.string(),
  moduleTitle: z.string(),
  /** Without a film, who reached a lesson has finished it. */
  hasFilm: z.boolean(),
  ...reach.shape,
  /** The same, of the two sides of the chosen change; null without one. */
  sinceChange: reach.nullable(),
  beforeChange: reach.nullable(),
});

const dropOffSchema = z.object({
  /** Who ever enrolled. */
  students: count,
  /** In the order of the course. */
  lessons: z.array(lessonReachSchema),
  /** From which lesson to which most students are lost, of equal numbers the larger share; null where nobody is. */
  steepestFall: z.object({ lessonId: idSchema, nextLessonId: idSchema, lost: count }).nullable(),
  /** Of the students who are here now, by progress: 0, 1 to 9, 10 to 19, … 90 to 99, 100 percent. */
  progress: z.array(count),
  /** From enrolling to the last lesson. */
  daysToFinish: z.object({
    students: count,
    medianDays: z.number().nullable(),
    /** Within a day, a week, two weeks, four weeks, twelve weeks, later. */
    spans: z.array(count),
  }),
  /** Days on which lessons or films changed and before which somebody had enrolled, the last first; bounded. */
  changes: z.array(z.iso.date()),
  /** The change that is compared with, and who enrolled before its day and since; null without one. */
  comparedWith: z.object({ day: z.iso.date(), studentsBefore: count, studentsSince: count }).nullable(),
});

export type LessonReach = z.output<typeof lessonReachSchema>;
export type DropOff = z.output<typeof dropOffSchema>;

export const getDropOff = defineCall({
  summary: 'How far the students of a course come, lesson by lesson, and before and since a change',
  method: 'GET',
  path: '/api/courses/{courseId}/drop-off',
  access: 'author',
  params: courseParams,
  /** The last change without it, or where nothing changed on that day. */
  query: z.object({ change: z.iso.date().optional() }),
  status: 200,
  response: dropOffSchema,
});
