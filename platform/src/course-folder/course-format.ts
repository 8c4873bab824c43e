import { captionLanguageSchema } from '@academy/contract/captions/caption.ts';
import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { passMarkSchema } from '@academy/contract/certificates/certificate.ts';
import { chapterLimits } from '@academy/contract/chapters/chapter-limits.ts';
import { coursePayloadSchema } from '@academy/contract/courses/course-form.ts';
import { courseStatuses } from '@academy/contract/courses/course-status.ts';
import { lessonPayloadSchema, modulePayloadSchema } from '@academy/contract/curriculum/curriculum-form.ts';
import { durationMessage, isLessonDuration } from '@academy/contract/curriculum/lesson-duration.ts';
import { latinDigits } from '@academy/contract/quizzes/fold-answer.ts';
import { newLinkSchema } from '@academy/contract/resources/resource.ts';
import { resourceLimits } from '@academy/contract/resources/resource-limits.ts';
import { lineListSchema, lineSchema } from '@academy/contract/text/text-schemas.ts';
import { lastSecond } from '@academy/contract/videos/moments.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { z } from 'zod';
import { folderIdSchema } from './folder-id.ts';
import { lessonQuestionsSchema } from './lesson-questions.ts';
import { momentSchema } from './moments.ts';

/*
 * The files of a course folder, as docs/course-format.md describes them. Fields of the course form and
 * the curriculum editor have the contract's rules. Unknown fields are refused, so that a typing error is noticed.
 */

const course = coursePayloadSchema.shape;

export const badges = ['new', 'bestseller', 'featured'] as const;

const linesSchema = lineListSchema.default([]);
const id = folderIdSchema.nullable().default(null);

const fileName = z
  .string()
  .max(200)
  .overwrite((name) => name.normalize('NFC'));
const fileBeside = fileName.regex(/^[^./\\][^/\\]*$/, 'must be the name of a file in the same folder');
/** Files that go with lessons may lie in a folder of their own, where a text is no lesson. */
const fileOfLesson = fileName.regex(
  /^(?:files\/)?[^./\\][^/\\]*$/,
  'must be the name of a file in the same folder, or in files/ beside it',
);

/** course.yaml. What came with the second format is read in the first as well. */
export const courseFileSchema = z.strictObject({
  format: z.literal([1, 2], 'must be 1 or 2, the formats there are'),
  id,
  title: course.title,
  description: course.description,
  category: z.enum(course.category.options),
  language: course.language.nullable().default(null),
  difficulty: z.enum(course.difficulty.options).nullable().default(null),
  price: course.price,
  totalDuration: lineSchema({ max: 60, message: 'must be a line of text' }).nullable().default(null),
  status: z.enum(courseStatuses).default('draft'),
  instructor: lineSchema({ max: 200, message: 'must be a name' }).nullable().default(null),
  badges: z.array(z.enum(badges)).max(badges.length).default([]),
  cover: z
    .union(
      [
        z.string().regex(/^cover\.(?:jpg|png|webp)$/),
        z
          .string()
          .max(2048)
          .regex(/^https?:\/\//i),
      ],
      {
        error: 'must be cover.jpg, cover.png, cover.webp or an address that begins with http:// or https://',
      },
    )
    .nullable()
    .default(null),
  whatYouWillLearn: linesSchema,
  requirements: linesSchema,
  targetAudience: linesSchema,
  words: z
    .array(lineSchema({ max: captionLimits.wordLength, message: 'must be a word' }))
    .max(captionLimits.words)
    .default([]),
  passMark: passMarkSchema.default(null),
});

/** module.yaml */
export const moduleFileSchema = z.strictObject({ id, title: modulePayloadSchema.shape.title });

const { name, description, url } = newLinkSchema.shape;

/** A file beside the lesson, or a link. */
const resourceSchema = z
  .strictObject({ id, file: fileOfLesson.optional(), link: url.optional(), name, description })
  .refine(({ file, link }) => (file === undefined) !== (link === undefined), 'must have a file or a link');

/** What is said in the film, as a WebVTT or SRT file beside it. */
const captionsSchema = z.strictObject({ language: captionLanguageSchema, file: fileBeside });

const chapterSchema = z.strictObject({
  at: momentSchema.refine((seconds) => seconds <= lastSecond, 'is later than any film'),
  title: lineSchema({ max: chapterLimits.titleLength, message: 'A chapter needs a title' }),
});

/** What stands in front of a lesson's text. */
export const lessonFrontSchema = z
  .strictObject({
    id,
    title: lessonPayloadSchema.shape.title,
    duration: z
      .string()
      .overwrite(latinDigits)
      .refine(isLessonDuration, durationMessage)
      .nullable()
      .default(null),
    film: fileBeside.nullable().default(null),
    hasFilm: z.boolean().default(false),
    video: z
      .string()
      .trim()
      .max(2048)
      .refine((text) => readVideoLink(text).kind !== 'invalid', 'must be a link to a video')
      .nullable()
      .default(null),
    spokenLanguage: captionLanguageSchema.nullable().default(null),
    preview: z.boolean().default(false),
    captions: z.array(captionsSchema).max(captionLimits.tracksPerLesson).default([]),
    chapters: z.array(chapterSchema).max(chapterLimits.perLesson).default([]),
    questions: lessonQuestionsSchema,
    takeaways: linesSchema,
    resources: z.array(resourceSchema).max(resourceLimits.perLesson).default([]),
  })
  .refine(({ film, video }) => film === null || video === null, 'has a film or a video, not both')
  .refine(
    ({ captions }) => new Set(captions.map(({ language }) => language)).size === captions.length,
    'has captions twice in one language',
  )
  .refine(
    ({ chapters }) => new Set(chapters.map(({ at }) => at)).size === chapters.length,
    'has two chapters that begin at the same second',
  );

export interface ResourceInFolder extends z.infer<typeof resourceSchema> {
  /** Of the file, from the folder of the course; null for a link. */
  readonly path: string | null;
}

export interface CaptionsInFolder {
  readonly language: string;
  readonly path: string;
}

export interface LessonInFolder
  extends Omit<z.infer<typeof lessonFrontSchema>, 'film' | 'captions' | 'resources'> {
  readonly captions: readonly CaptionsInFolder[];
  readonly resources: readonly ResourceInFolder[];
  /** Markdown; null for a lesson without a text. */
  readonly content: string | null;
  /** The film beside it, from the folder of the course. */
  readonly film: string | null;
  /** From the folder of the course, to tell of it. */
  readonly file: string;
}

export interface ModuleInFolder extends z.infer<typeof moduleFileSchema> {
  readonly lessons: readonly LessonInFolder[];
}

/** A course as its folder has it, modules and lessons in their order. What is null shows the default of the screens. */
export interface CourseFolder extends Omit<z.infer<typeof courseFileSchema>, 'format'> {
  readonly modules: readonly ModuleInFolder[];
  /** The file of its cover; null without one, and for an address. */
  readonly coverPath: string | null;
}
