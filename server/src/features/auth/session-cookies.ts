import { type SessionCookieNames, sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import { sessionLifetimes } from '@academy/platform/sessions/session-lifetimes.ts';
import type { TokenPair } from '@academy/platform/sessions/session-tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookies {
  readonly names: SessionCookieNames;
  set(reply: FastifyReply, pair: TokenPair): void;
  clear(reply: FastifyReply): void;
  /** Whether a request came with anything of a session, and be it only a mark. */
  areIn(request: FastifyRequest): boolean;
  setBrowser(reply: FastifyReply, value: string): void;
}

const signInSeconds = 600;
const accessSeconds = sessionLifetimes.accessMs / 1000;
const refreshSeconds = sessionLifetimes.idleMs / 1000;

/**
 * No script reads the tokens, no other site sends them, and on https no plain request carries them.
 * The two marks beside them are for the web app to read: without them it would have to ask, and
 * every visitor's page would begin with two refused calls. They say that there is something, not what.
 */
export function createSessionCookies({ https }: { https: boolean }): SessionCookies {
  const names = sessionCookieNames(https);
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const readable = { ...flags, httpOnly: false } as const;
  return {
    names,
    set: (reply, { access, refresh }) => {
      void reply.setCookie(names.access, access, { ...flags, maxAge: accessSeconds });
      void reply.setCookie(names.refresh, refresh, { ...flags, maxAge: refreshSeconds });
      void reply.setCookie(names.freshMark, '1', { ...readable, maxAge: accessSeconds });
      void reply.setCookie(names.signedInMark, '1', { ...readable, maxAge: refreshSeconds });
    },
    clear: (reply) => {
      void reply.clearCookie(names.access, flags);
      void reply.clearCookie(names.refresh, flags);
      void reply.clearCookie(names.freshMark, readable);
      void reply.clearCookie(names.signedInMark, readable);
    },
    areIn: ({ cookies }) =>
      [names.access, names.refresh, names.freshMark, names.signedInMark].some((name) => name in cookies),
    setBrowser: (reply, value) => {
      void reply.setCookie(names.signIn, value, { ...flags, maxAge: signInSeconds });
    },
  };
}
