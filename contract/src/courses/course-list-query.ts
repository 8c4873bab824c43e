import { z } from 'zod';
import { catalogue } from './course-constants.ts';

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Numbers out of range are cut to it; what is no whole number is refused. */
export const limitSchema = z
  .preprocess(
    emptyIsAbsent,
    z.coerce
      .number()
      .int()
      .transform((limit) => Math.min(Math.max(limit, 1), catalogue.maxLimit))
      .optional(),
  )
  .meta({ type: 'integer', minimum: 1, maximum: catalogue.maxLimit });

/** The search text has no bound of its own: any length gets an answer. */
export const courseListQuery = z.object({
  search: z.string().optional(),
  categoryId: z.preprocess(emptyIsAbsent, z.coerce.number().int().optional()).meta({ type: 'integer' }),
  limit: limitSchema,
});

export type CourseListQuery = z.output<typeof courseListQuery>;
