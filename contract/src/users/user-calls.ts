import { z } from 'zod';
import { captionStyleSchema } from '../captions/caption-style.ts';
import { defineCall } from '../http/call.ts';
import { nothing } from '../http/identifiers.ts';
import { offeredLanguages } from '../interface/languages.ts';
import { lineSchema, optionalParagraphsSchema } from '../text/text-schemas.ts';
import { profileLimits as limits, profileMessages as messages } from './profile-limits.ts';
import { profileSchema } from './user.ts';

export const getProfile = defineCall({
  summary: 'The profile of the signed-in user',
  method: 'GET',
  path: '/api/users/profile',
  access: 'signed-in',
  status: 200,
  response: profileSchema,
});

/** The email address is the identity provider's, and the picture, too. */
const profileForm = z.object({
  name: lineSchema({ max: limits.nameMaxLength, message: messages.name }),
  bio: optionalParagraphsSchema(limits.bioMaxLength),
});

export type ProfileForm = z.output<typeof profileForm>;

export const saveProfile = defineCall({
  summary:
    'Save the name and the bio of the signed-in user; from then on the name no longer follows the identity provider',
  method: 'PUT',
  path: '/api/users/profile',
  access: 'signed-in',
  body: profileForm,
  status: 200,
  response: profileSchema,
});

export const chooseLanguage = defineCall({
  summary: 'Keep the language of the interface with the account',
  method: 'PUT',
  path: '/api/users/language',
  access: 'signed-in',
  body: z.object({ language: z.enum(offeredLanguages) }),
  status: 204,
  response: nothing,
});

export const getCaptionStyle = defineCall({
  summary: 'How the signed-in user reads captions',
  method: 'GET',
  path: '/api/users/caption-style',
  access: 'signed-in',
  status: 200,
  response: captionStyleSchema,
});

export const saveCaptionStyle = defineCall({
  summary: 'Keep how the signed-in user reads captions',
  method: 'PUT',
  path: '/api/users/caption-style',
  access: 'signed-in',
  body: captionStyleSchema,
  status: 200,
  response: captionStyleSchema,
});
