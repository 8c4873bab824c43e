import { z } from 'zod';
import { identified, idSchema } from '../http/identifiers.ts';
import { courseStatuses } from './course-status.ts';
import { difficulties } from './difficulty.ts';

/** A course as the viewer may see it; progress and enrollment are the viewer's own. */
export const courseSchema = z.object({
  ...identified,
  title: z.string(),
  description: z.string(),
  thumbnailUrl: z.string().nullable(),
  instructor: z.string(),
  instructorAvatar: z.string().nullable(),
  /** The catalogue list's id; null for a category that only the course form knows. */
  categoryId: z.number().int().nullable(),
  category: z.string(),
  price: z.number().nullable(),
  /** The mean of its reviews, once there are some. */
  rating: z.number().nullable(),
  /** Absent while there are none. */
  reviewCount: z.number().int().optional(),
  isNew: z.boolean(),
  bestseller: z.boolean(),
  featured: z.boolean(),
  lastUpdated: z.iso.datetime().nullable(),
  language: z.string().nullable(),
  difficulty: z.enum(difficulties).nullable(),
  totalLessons: z.number().int(),
  completedLessons: z.number().int(),
  progress: z.number().int(),
  studentCount: z.number().int(),
  /** Percent of the students who finished; only its author and admins are told. */
  completionRate: z.number().int().nullable(),
  totalDuration: z.string().nullable(),
  /** The films of all lessons, as the server measured them; absent while a lesson has none. */
  totalSeconds: z.number().optional(),
  /** The same of the lessons that the viewer has not completed. */
  remainingSeconds: z.number().optional(),
  whatYouWillLearn: z.array(z.string()),
  requirements: z.array(z.string()),
  targetAudience: z.array(z.string()),
  isEnrolled: z.boolean(),
  lastWatchedLessonId: idSchema.nullable(),
  status: z.enum(courseStatuses),
  publishedAt: z.iso.datetime().nullable(),
  /** For its author and admins: the edit of the details they are looking at, to be named when they save. */
  revision: z.number().int().optional(),
  /** For its author and admins, where publishing takes an admin's word: that it waits for it, or why it was refused. */
  approval: z
    .object({
      state: z.enum(['waiting', 'refused']),
      at: z.iso.datetime(),
      reason: z.string().nullable(),
    })
    .optional(),
  /** Who wrote it, in their own words: told of one course alone, and only where they wrote some. */
  creator: z.object({ name: z.string(), bio: z.string() }).optional(),
});

export type Course = z.infer<typeof courseSchema>;
