import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';

export const enrolledCourseSchema = z.object({
  _id: idSchema,
  id: idSchema,
  title: z.string(),
  thumbnailUrl: z.string().nullable(),
  category: z.string(),
  progress: z.number().int(),
  completedLessons: z.number().int(),
  totalLessons: z.number().int(),
  /** The films of the lessons that are left, as the server measured them; absent while a lesson has none. */
  remainingSeconds: z.number().optional(),
  lastAccessedAt: z.iso.datetime().nullable(),
  lastWatchedLessonId: idSchema.nullable(),
});

export const enrollmentStatusSchema = z.object({
  enrolled: z.boolean(),
  progress: z.number().int(),
  completedLessons: z.number().int(),
  lastWatchedLessonId: idSchema.nullable(),
  /** For those who are enrolled: whether the assistant has something of this course to answer from, or a model. */
  canAnswer: z.boolean().optional(),
  lessons: z.record(idSchema, z.object({ status: z.enum(['completed', 'started']) })),
});

export type EnrolledCourse = z.infer<typeof enrolledCourseSchema>;
export type EnrollmentStatus = z.infer<typeof enrollmentStatusSchema>;
