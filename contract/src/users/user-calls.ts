import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { nothing } from '../http/identifiers.ts';
import { offeredLanguages } from '../interface/languages.ts';
import { profileSchema } from './user.ts';

export const getProfile = defineCall({
  summary: 'The profile of the signed-in user',
  method: 'GET',
  path: '/api/users/profile',
  access: 'signed-in',
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
