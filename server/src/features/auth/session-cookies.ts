import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import { sessionLifetimes } from '@academy/platform/sessions/session-lifetimes.ts';
import type { TokenPair } from '@academy/platform/sessions/session-tokens.ts';
import type { FastifyReply } from 'fastify';

export interface SessionCookies {
  readonly names: ReturnType<typeof sessionCookieNames>;
  set(reply: FastifyReply, pair: TokenPair): void;
  clear(reply: FastifyReply): void;
  setBrowser(reply: FastifyReply, value: string): void;
}

const signInSeconds = 600;

/** No script reads them, no other site sends them, and on https no plain request carries them. */
export function createSessionCookies({ https }: { https: boolean }): SessionCookies {
  const names = sessionCookieNames(https);
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    names,
    set: (reply, { access, refresh }) => {
      void reply.setCookie(names.access, access, { ...flags, maxAge: sessionLifetimes.accessMs / 1000 });
      void reply.setCookie(names.refresh, refresh, { ...flags, maxAge: sessionLifetimes.idleMs / 1000 });
    },
    clear: (reply) => {
      void reply.clearCookie(names.access, flags);
      void reply.clearCookie(names.refresh, flags);
    },
    setBrowser: (reply, value) => {
      void reply.setCookie(names.signIn, value, { ...flags, maxAge: signInSeconds });
    },
  };
}
