import { z } from 'zod';
import { identified, idSchema } from '../http/identifiers.ts';

/**
 * A lesson. In an outline, which is all that a visitor gets, content and videoUrl are not there
 * at all: a key that is absent cannot leak.
 */
export const lessonSchema = z.object({
  ...identified,
  title: z.string(),
  duration: z.string(),
  order: z.number().int(),
  moduleId: idSchema,
  moduleTitle: z.string(),
  content: z.string().nullish(),
  videoUrl: z.string().nullish(),
});

export const moduleSchema = z.object({
  ...identified,
  title: z.string(),
  order: z.number().int(),
  lessons: z.array(lessonSchema),
});

export type Lesson = z.infer<typeof lessonSchema>;
export type Module = z.infer<typeof moduleSchema>;
