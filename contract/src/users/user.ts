import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';
import { offeredLanguages } from '../interface/languages.ts';
import { roles } from './roles.ts';

/** A signed-in user, as the header and the guards need them. */
export const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(roles),
  email: z.string(),
  /** Of the interface. Null for who never chose one: their browser's counts. */
  language: z.enum(offeredLanguages).nullable(),
  /** As a creator calls themself in courses, where they set that. */
  displayName: z.string().nullish(),
  /** Set while the account is to be deleted. */
  leaving: z.object({ at: z.iso.datetime(), isByAdmin: z.boolean() }).nullish(),
});

export const profileSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  bio: z.string().nullable(),
  avatar: z.string().nullable(),
});

export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;
