import { z } from 'zod';
import { revisionSchema } from '../courses/course-form.ts';
import { idSchema } from '../http/identifiers.ts';
import { latinDigits } from '../quizzes/fold-answer.ts';
import { lineSchema } from '../text/text-schemas.ts';
import { lessonTitleMessage, lessonFormLimits as limits, moduleTitleMessage } from './lesson-constants.ts';
import { durationMessage, isLessonDuration } from './lesson-duration.ts';

/** The position among its neighbours, from 1; beyond the end means the end. Absent: the end, or unchanged. */
const orderSchema = z.number().int().min(1).optional();

export const modulePayloadSchema = z.object({
  title: lineSchema({ max: limits.titleMaxLength, message: moduleTitleMessage }),
  order: orderSchema,
});

/** What is not told stays as it is; an empty text or null clears it. */
export const lessonPayloadSchema = z.object({
  title: lineSchema({ min: limits.titleMinLength, max: limits.titleMaxLength, message: lessonTitleMessage }),
  content: z.string().max(limits.contentMaxLength).nullish(),
  videoUrl: z.string().trim().max(2048).nullish(),
  duration: z
    .string()
    .trim()
    .overwrite(latinDigits)
    .refine((text) => text === '' || isLessonDuration(text), durationMessage)
    .nullish(),
  order: orderSchema,
  /** Another module of the course than the one in the path moves the lesson there. */
  moduleId: idSchema.optional(),
  courseId: idSchema.optional(),
});

export const moduleUpdateSchema = modulePayloadSchema.extend({ revision: revisionSchema });
export const lessonUpdateSchema = lessonPayloadSchema.extend({ revision: revisionSchema });

export type ModulePayload = z.infer<typeof modulePayloadSchema>;
export type LessonPayload = z.infer<typeof lessonPayloadSchema>;
export type ModuleUpdate = z.infer<typeof moduleUpdateSchema>;
export type LessonUpdate = z.infer<typeof lessonUpdateSchema>;
