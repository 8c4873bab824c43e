import { z } from 'zod';
import { onOneLine } from '../text/character-count.ts';
import { lineSchema, paragraphsSchema } from '../text/text-schemas.ts';
import { catalogueCategories, courseFormCategories } from './categories.ts';
import { courseFormLimits as limits } from './course-constants.ts';
import { courseFormMessages as messages } from './course-form-messages.ts';
import { readCoverPath } from './cover.ts';
import { difficulties } from './difficulty.ts';

/** A course may be in a category of either list: it is kept by name. */
const categoryNames = [...new Set([...catalogueCategories, ...courseFormCategories].map(({ name }) => name))];

const coverAddress = z
  .string()
  .trim()
  .max(2048)
  .refine((text) => text === '' || isWebAddress(text) || readCoverPath(text) !== null, {
    message: 'Enter an http or https address',
  });

/** What the course form sends: the category by name, the flags under the form's own names. */
export const coursePayloadSchema = z.object({
  title: lineSchema({ min: limits.titleMinLength, max: limits.titleMaxLength, message: messages.title }),
  description: paragraphsSchema({
    min: limits.descriptionMinLength,
    max: limits.descriptionMaxLength,
    message: messages.description,
  }),
  category: z.enum(categoryNames, messages.category),
  /** Empty or null for none; a saved course that is not told keeps its own. */
  thumbnailUrl: coverAddress.nullish(),
  /** Empty for the author's own name. */
  instructor: z.string(messages.instructor).overwrite(onOneLine).max(limits.instructorMaxLength).nullish(),
  language: lineSchema({ max: limits.languageMaxLength, message: messages.language }),
  difficulty: z.enum(difficulties, messages.difficulty),
  price: z.number().min(0).max(limits.priceMax).nullable().default(null),
  isFeatured: z.boolean().default(false),
  isBestseller: z.boolean().default(false),
  isNew: z.boolean().default(true),
});

/** A save may name the revision that was read; it is then refused when a newer one was saved meanwhile. */
export const revisionSchema = z.number().int().min(1).optional();

export const courseUpdateSchema = coursePayloadSchema.extend({ revision: revisionSchema });

export type CoursePayload = z.infer<typeof coursePayloadSchema>;
export type CourseUpdate = z.infer<typeof courseUpdateSchema>;

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
