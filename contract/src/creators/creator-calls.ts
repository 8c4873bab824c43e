import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { lineSchema, optionalParagraphsSchema } from '../text/text-schemas.ts';
import {
  creatorLimits as limits,
  looksLikeEmail,
  creatorMessages as messages,
  notificationNames,
  paymentMethods,
} from './creator-options.ts';

const settings = {
  paymentMethod: z.enum(paymentMethods),
  notifications: z.record(z.enum(notificationNames), z.boolean()),
};

const creatorSettingsSchema = z.object({
  /** Before the first save: the name and the bio of the account. */
  displayName: z.string(),
  bio: z.string().nullable(),
  /** Of the account, as the identity provider tells it. */
  email: z.string(),
  accountEmail: z.string().nullable(),
  ...settings,
});

const creatorSettingsForm = z.object({
  displayName: lineSchema({ max: limits.displayNameMaxLength, message: messages.displayName }),
  bio: optionalParagraphsSchema(limits.bioMaxLength),
  accountEmail: z
    .string()
    .trim()
    .max(limits.emailMaxLength)
    .refine((text) => text === '' || looksLikeEmail(text), messages.accountEmail)
    .nullable()
    .transform((text) => text || null),
  ...settings,
});

export type CreatorSettings = z.output<typeof creatorSettingsSchema>;
export type CreatorSettingsForm = z.output<typeof creatorSettingsForm>;

export const getCreatorSettings = defineCall({
  summary: 'What the signed-in user set as a creator, or would begin with',
  method: 'GET',
  path: '/api/creator/settings',
  access: 'signed-in',
  status: 200,
  response: creatorSettingsSchema,
});

export const saveCreatorSettings = defineCall({
  summary: 'Save the settings of a creator; the bio is shown in the instructor block of their courses',
  method: 'PUT',
  path: '/api/creator/settings',
  access: 'signed-in',
  token: 'teach',
  body: creatorSettingsForm,
  status: 200,
  response: creatorSettingsSchema,
});
