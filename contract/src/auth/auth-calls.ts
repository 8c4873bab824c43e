import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { emptyBody, nothing } from '../http/identifiers.ts';
import { userSchema } from '../users/user.ts';

export const getSessionUser = defineCall({
  summary: 'Who is signed in',
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  status: 200,
  response: z.object({ user: userSchema }),
});

export const signOut = defineCall({
  summary: 'End the session; harmless without one',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  token: 'never',
  body: emptyBody,
  status: 204,
  response: nothing,
});

export const refreshSession = defineCall({
  summary: 'Exchange the refresh token for a fresh pair of tokens',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'refresh-token',
  body: emptyBody,
  status: 204,
  response: nothing,
});
