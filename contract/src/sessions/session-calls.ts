import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, nothing } from '../http/identifiers.ts';

const path = '/api/users/sessions';

const sessionSchema = z.object({
  id: idSchema,
  /** What the browser called itself when it signed in; null where it did not. */
  userAgent: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** To a quarter of an hour. */
  seenAt: z.iso.datetime(),
  /** The one that asks. */
  isThis: z.boolean(),
});

export type OwnSession = z.output<typeof sessionSchema>;

export const listSessions = defineCall({
  summary: 'Where you are signed in, the last seen first',
  method: 'GET',
  path,
  access: 'signed-in',
  token: 'never',
  status: 200,
  response: z.array(sessionSchema),
});

export const endSession = defineCall({
  summary: 'Sign out in one place; harmless for one that has ended',
  method: 'DELETE',
  path: `${path}/{sessionId}`,
  access: 'signed-in',
  token: 'never',
  params: z.object({ sessionId: idSchema }),
  status: 204,
  response: nothing,
});

export const endOtherSessions = defineCall({
  summary: 'Sign out everywhere but here',
  method: 'DELETE',
  path,
  access: 'signed-in',
  token: 'never',
  status: 200,
  response: z.object({ sessions: z.number().int() }),
});
