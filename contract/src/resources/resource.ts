import { z } from 'zod';
import { revisionSchema } from '../courses/course-form.ts';
import { identified } from '../http/identifiers.ts';
import { lineSchema } from '../text/text-schemas.ts';
import { resourceLimits as limits } from './resource-limits.ts';
import { readResourceLink } from './resource-link.ts';
import { plainName } from './resource-name.ts';
import { resourceReadingSchema } from './resource-reading.ts';

const shared = {
  ...identified,
  name: z.string(),
  description: z.string(),
  order: z.number().int(),
  /** The edit that was looked at, to be named when it is saved. */
  revision: z.number().int(),
};

/** A file is fetched by a call of its own; only its name, size and kind are told. */
export const resourceSchema = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('file'),
    /** With the dot, such as ".pdf"; empty for a file without one. */
    extension: z.string(),
    bytes: z.number().int(),
    /** For who edits the lesson. Not there for a file that nobody has looked at yet. */
    reading: resourceReadingSchema.optional(),
  }),
  z.object({ ...shared, kind: z.literal('link'), url: z.string() }),
]);

const name = lineSchema({ max: limits.nameMaxLength, message: 'The name is missing' })
  .overwrite(plainName)
  .min(1, 'The name is missing');
const description = z.string().max(limits.descriptionMaxLength).overwrite(plainName);
const url = z
  .string()
  .max(limits.urlMaxLength)
  .refine((text) => readResourceLink(text) !== null, 'must begin with http:// or https://')
  .overwrite((text) => readResourceLink(text)?.href ?? text);

export const newLinkSchema = z.object({ name, description: description.default(''), url });

/** What is not told stays as it is. A file has no address to change. */
export const resourceUpdateSchema = z
  .object({
    name: name.optional(),
    description: description.optional(),
    url: url.optional(),
    revision: revisionSchema,
  })
  .refine(
    (update) => update.name !== undefined || update.description !== undefined || update.url !== undefined,
    'Nothing of it is changed',
  );

export type Resource = z.infer<typeof resourceSchema>;
export type NewLink = z.output<typeof newLinkSchema>;
export type ResourceUpdate = z.output<typeof resourceUpdateSchema>;
