import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, nothing } from '../http/identifiers.ts';
import { lineSchema } from '../text/text-schemas.ts';
import { tokenDays, tokenLimits, tokenScopes } from './token-scopes.ts';

const path = '/api/users/access-tokens';

const tokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** Its last letters, to be recognised by. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To an hour; null for one that was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});

export type OwnAccessToken = z.output<typeof tokenSchema>;

export const listAccessTokens = defineCall({
  summary: 'Your access tokens, the last made first; those that have expired are among them for a month',
  method: 'GET',
  path,
  access: 'signed-in',
  token: 'never',
  status: 200,
  response: z.array(tokenSchema),
});

export const createAccessToken = defineCall({
  summary: 'Make an access token. It is told this once',
  method: 'POST',
  path,
  access: 'signed-in',
  token: 'never',
  body: z.strictObject({
    name: lineSchema({ max: tokenLimits.nameMaxLength, message: 'Please give the token a name.' }),
    scope: z.enum(tokenScopes),
    days: z.literal(tokenDays),
  }),
  status: 201,
  response: z.object({ token: z.string(), accessToken: tokenSchema }),
});

export const revokeAccessToken = defineCall({
  summary: 'End an access token; harmless for one that has ended',
  method: 'DELETE',
  path: `${path}/{tokenId}`,
  access: 'signed-in',
  token: 'never',
  params: z.object({ tokenId: idSchema }),
  status: 204,
  response: nothing,
});
