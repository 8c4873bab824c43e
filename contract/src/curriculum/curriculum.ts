import { z } from 'zod';
import { identified, idSchema } from '../http/identifiers.ts';
import { videoStates } from '../videos/video-status.ts';

/** For the author and admins: the edit they are looking at, to be named when they save. */
const revision = z.number().int().optional();

/** What a lesson has beside its own fields. */
const lessonPartsSchema = z.object({
  /** Of the newest version of its film. */
  video: z.enum(videoStates),
  /** In any language. */
  captions: z.boolean(),
  questions: z.boolean(),
});

/**
 * A lesson. In an outline, which is all that a visitor gets, content and videoUrl are not there
 * at all: a key that is absent cannot leak.
 */
export const lessonSchema = z.object({
  ...identified,
  title: z.string(),
  duration: z.string(),
  /** The length of its film, as the server measured it; absent while there is none. */
  videoSeconds: z.number().optional(),
  order: z.number().int(),
  moduleId: idSchema,
  moduleTitle: z.string(),
  /**
   * A free preview: everybody may watch its film. Absent where it is none; who may only look at the outline is not told of one
   * without a film either.
   */
  isPreview: z.literal(true).optional(),
  content: z.string().nullish(),
  videoUrl: z.string().nullish(),
  /** For the author and admins: the duration that was given, or null where `duration` shows the default. */
  givenDuration: z.string().nullish(),
  /** For the author and admins, in the curriculum; absent where there is nothing of it. */
  parts: lessonPartsSchema.optional(),
  /** For those who read the lesson alone, and only where its author wrote some. */
  takeaways: z.array(z.string()).optional(),
  /** For those who read the lesson alone: whether the assistant has something of this course to answer from, or a model. */
  canAnswer: z.boolean().optional(),
  revision,
});

export const moduleSchema = z.object({
  ...identified,
  title: z.string(),
  order: z.number().int(),
  lessons: z.array(lessonSchema),
  revision,
});

export type LessonParts = z.infer<typeof lessonPartsSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
export type Module = z.infer<typeof moduleSchema>;
