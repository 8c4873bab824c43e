import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';
import { lessonFormLimits as limits } from './lesson-constants.ts';

export const modulePayloadSchema = z.object({
  title: z.string().trim().min(1).max(limits.titleMaxLength),
  order: z.number().int().min(1),
});

export const lessonPayloadSchema = z.object({
  title: z
    .string()
    .trim()
    .min(limits.titleMinLength, 'Lesson title must be at least 3 characters')
    .max(limits.titleMaxLength),
  content: z.string().max(limits.contentMaxLength).nullish(),
  videoUrl: z.string().max(2048).nullish(),
  duration: z.string().max(12).nullish(),
  order: z.number().int().min(1),
  moduleId: idSchema,
  courseId: idSchema,
});

export type ModulePayload = z.infer<typeof modulePayloadSchema>;
export type LessonPayload = z.infer<typeof lessonPayloadSchema>;
