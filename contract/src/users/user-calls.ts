import { defineCall } from '../http/call.ts';
import { profileSchema } from './user.ts';

export const getProfile = defineCall({
  summary: 'The profile of the signed-in user',
  method: 'GET',
  path: '/api/users/profile',
  access: 'signed-in',
  status: 200,
  response: profileSchema,
});
