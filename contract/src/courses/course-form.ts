import { z } from 'zod';
import { courseFormLimits as limits } from './course-constants.ts';
import { difficulties } from './difficulty.ts';

const webAddress = z
  .string()
  .max(2048)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'Enter an http or https address');

/** What the course form sends: the category by name, the flags under the form's own names. */
export const coursePayloadSchema = z.object({
  title: z
    .string()
    .trim()
    .min(limits.titleMinLength, 'Course title must be at least 3 characters')
    .max(limits.titleMaxLength),
  description: z
    .string()
    .trim()
    .min(limits.descriptionMinLength, 'Description must be at least 10 characters')
    .max(limits.descriptionMaxLength),
  category: z.string().trim().min(1, 'Category is required').max(100),
  thumbnailUrl: z.union([webAddress, z.literal('')]).nullish(),
  instructor: z.string().trim().max(200).nullish(),
  language: z.string().trim().min(1, 'Language is required').max(60),
  difficulty: z.enum(difficulties, 'Difficulty level is required'),
  price: z.number().min(0).max(99_999_999).nullable(),
  isFeatured: z.boolean().default(false),
  isBestseller: z.boolean().default(false),
  isNew: z.boolean().default(true),
});

export type CoursePayload = z.infer<typeof coursePayloadSchema>;
