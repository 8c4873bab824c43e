import type { Access } from '@academy/contract/http/call.ts';
import type { FastifyRequest } from 'fastify';
import { signedIn } from './viewer.ts';

/** The kinds of access that can be told from the session alone. */
export type SessionAccess = Extract<Access, 'public' | 'signed-in' | 'refresh-token'>;

/** The one place where a call's declared access is enforced, before anything of it runs. */
export function enforceAccess(access: SessionAccess, request: FastifyRequest): void {
  switch (access) {
    case 'public':
    // The refresh token is its own proof: it is checked, and rotated, by the call itself.
    case 'refresh-token':
      return;
    case 'signed-in':
      signedIn(request);
      return;
    default:
      access satisfies never;
  }
}
