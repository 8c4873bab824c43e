import { captionLanguageSchema } from '@academy/contract/captions/caption.ts';
import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { coursePayloadSchema } from '@academy/contract/courses/course-form.ts';
import { courseStatuses } from '@academy/contract/courses/course-status.ts';
import { lessonPayloadSchema, modulePayloadSchema } from '@academy/contract/curriculum/curriculum-form.ts';
import { durationMessage, isLessonDuration } from '@academy/contract/curriculum/lesson-duration.ts';
import { newLinkSchema } from '@academy/contract/resources/resource.ts';
import { resourceLimits } from '@academy/contract/resources/resource-limits.ts';
import { lineListSchema, lineSchema } from '@academy/contract/text/text-schemas.ts';
import { z } from 'zod';
import { lessonQuestionsSchema } from './lesson-questions.ts';

/*
 * The files of a course folder, as docs/course-format.md describes them. Fields of the course form and
 * the curriculum editor have the contract's rules. Unknown fields are refused, so that a typing error is noticed.
 */

const course = coursePayloadSchema.shape;

const badges = ['new', 'bestseller', 'featured'] as const;

const linesSchema = lineListSchema.default([]);

/** course.yaml */
export const courseFileSchema = z.strictObject({
  format: z.literal(1, 'must be 1, the only format there is'),
  title: course.title,
  description: course.description,
  category: z.enum(course.category.options),
  language: course.language.nullable().default(null),
  difficulty: z.enum(course.difficulty.options).nullable().default(null),
  price: course.price,
  totalDuration: lineSchema({ max: 60, message: 'must be a line of text' }).nullable().default(null),
  status: z.enum(courseStatuses).default('draft'),
  badges: z.array(z.enum(badges)).max(badges.length).default([]),
  whatYouWillLearn: linesSchema,
  requirements: linesSchema,
  targetAudience: linesSchema,
});

/** module.yaml */
export const moduleFileSchema = z.strictObject({ title: modulePayloadSchema.shape.title });

const { name, description, url } = newLinkSchema.shape;

const fileBeside = z
  .string()
  .max(200)
  .regex(/^[^./\\][^/\\]*$/, 'must be the name of a file in the same folder');

/** A file beside the lesson, or a link. */
const resourceSchema = z
  .strictObject({ file: fileBeside.optional(), link: url.optional(), name, description })
  .refine(({ file, link }) => (file === undefined) !== (link === undefined), 'must have a file or a link');

/** What is said in the film, as a WebVTT or SRT file beside it. */
const captionsSchema = z.strictObject({ language: captionLanguageSchema, file: fileBeside });

/** What stands in front of a lesson's text. */
export const lessonFrontSchema = z.strictObject({
  title: lessonPayloadSchema.shape.title,
  duration: z.string().refine(isLessonDuration, durationMessage).nullable().default(null),
  film: fileBeside.nullable().default(null),
  captions: z.array(captionsSchema).max(captionLimits.tracksPerLesson).default([]),
  questions: lessonQuestionsSchema,
  takeaways: linesSchema,
  resources: z.array(resourceSchema).max(resourceLimits.perLesson).default([]),
});

export interface ResourceInFolder extends z.infer<typeof resourceSchema> {
  /** The absolute path of the file beside the lesson; null for a link. */
  readonly path: string | null;
}

export interface CaptionsInFolder {
  readonly language: string;
  /** Absolute. */
  readonly path: string;
}

export interface LessonInFolder
  extends Omit<z.infer<typeof lessonFrontSchema>, 'film' | 'captions' | 'resources'> {
  readonly captions: readonly CaptionsInFolder[];
  readonly resources: readonly ResourceInFolder[];
  /** Markdown; null for a lesson without a text. */
  readonly content: string | null;
  /** The absolute path of the film beside it. */
  readonly film: string | null;
}

export interface ModuleInFolder extends z.infer<typeof moduleFileSchema> {
  readonly lessons: readonly LessonInFolder[];
}

/** A course as its folder has it, modules and lessons in their order. What is null shows the default of the screens. */
export interface CourseFolder extends Omit<z.infer<typeof courseFileSchema>, 'format'> {
  readonly modules: readonly ModuleInFolder[];
}
