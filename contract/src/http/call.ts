import type { z } from 'zod';
import type { NeededScope } from '../access-tokens/token-scopes.ts';

/**
 * Who may make a call. The server enforces these in one place; the access matrix tests them.
 *
 * - `public`: anyone; what a visitor may not know exists answers as if it were missing
 * - `signed-in`: any account, and only what is its own
 * - `refresh-token`: the holder of a refresh token, whose access token may have run out
 * - `metrics-token`: a caller with the token of the settings that opens the metrics
 * - `enrolled`: students of the course alone (progress belongs to a student)
 * - `learner`: students of the course and its author (notes, quiz, playback position)
 * - `reader`: students of the course, its author and admins (content and video)
 * - `watcher`: the same, and everybody where the lesson is a free preview of a published course (its film and captions)
 * - `author`: the course's author and admins
 * - `admin`: admins alone
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'refresh-token'
  | 'metrics-token'
  | 'enrolled'
  | 'learner'
  | 'reader'
  | 'watcher'
  | 'author'
  | 'admin';

export interface Call {
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** OpenAPI form, with `{name}` for each parameter. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The scope that an access token needs for it, where that is not what method and access say. */
  readonly token?: NeededScope;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status: 200 | 201 | 204;
  readonly response: z.ZodType;
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/**
 * What a call asks of an access token. Reading is `read`, what only authors may change `teach`, anything else that is changed
 * `learn`; what is for admins alone asks for `admin`, to read it too.
 */
export function tokenScopeOf({ method, access, token }: Call): NeededScope {
  if (token !== undefined) return token;
  switch (access) {
    case 'refresh-token':
    case 'metrics-token':
      return 'never';
    case 'admin':
      return 'admin';
    case 'author':
      return method === 'GET' ? 'read' : 'teach';
    default:
      return method === 'GET' ? 'read' : 'learn';
  }
}
