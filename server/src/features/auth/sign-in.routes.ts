import { randomBytes } from 'node:crypto';
import { safeReturnTo } from '@academy/contract/auth/return-to.ts';
import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { IdentityRefusedError } from './identity-provider.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInService } from './sign-in.service.ts';

interface SignInRoutes {
  readonly signIn: SignInService;
  readonly sessions: SessionsService;
  readonly cookies: SessionCookies;
  readonly webOrigin: string;
  /** Why a request may not sign in; null: it may. */
  readonly refusalOf: (request: FastifyRequest) => string | null;
}

const limit = {
  config: { access: 'public', rateLimit: { max: 30, timeWindow: '1 minute' } },
  schema: { hide: true },
} as const;

const home = '/';

/** The two addresses a browser itself goes to: out to the provider, and back from it. */
export function registerSignIn(
  app: FastifyInstance,
  { signIn, sessions, cookies, webOrigin, refusalOf }: SignInRoutes,
): void {
  /** The page first asked for goes along, so that the next try still leads there. */
  const toLogin = (error: unknown, returnTo: string, origin = webOrigin) => {
    const failure = signInFailureOf(error);
    const query = new URLSearchParams({
      error: failure.error,
      error_description: failure.description,
      ...(returnTo === home ? {} : { returnTo }),
    });
    return `${origin}/login?${query}`;
  };

  /** Stays where the request came in: an academy for this machine alone has no address that leads there from outside. */
  const refuseForeign = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(request);
    if (refusal === null) return;
    request.log.warn('a sign-in without a password was refused to a request that looks proxied');
    return reply.redirect(toLogin(new IdentityRefusedError(refusal), home, ''));
  };
  const guarded = { ...limit, preHandler: refuseForeign };

  app.get('/api/auth/google', guarded, async (request, reply) => {
    const { returnTo: wanted } = request.query as Record<string, unknown>;
    const returnTo = safeReturnTo(wanted) ?? home;
    // Kept when there is one already, so that signing in from two tabs works in both.
    const browser = request.cookies[cookies.names.signIn] ?? randomBytes(32).toString('base64url');
    try {
      const address = await signIn.begin(browser, returnTo);
      cookies.setBrowser(reply, browser);
      return reply.redirect(address.href);
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, 'the sign-in service cannot be reached');
      return reply.redirect(toLogin(error, returnTo));
    }
  });

  app.get('/api/auth/callback', guarded, async (request, reply) => {
    const search = request.url.split('?').slice(1).join('?');
    let returnTo = home;
    try {
      const attempt = await signIn.comeBack(request.cookies[cookies.names.signIn] ?? '', search);
      returnTo = attempt.returnTo;
      const userId = await signIn.identify(attempt, search);
      const pair = await sessions.start(userId, request.headers['user-agent']);
      if (pair === null) throw new IdentityRefusedError(signInSentences.blocked, 'account_blocked');
      cookies.set(reply, pair);
      request.log.info({ userId }, 'signed in');
      return reply.redirect(webOrigin + returnTo);
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'a sign-in was refused');
      return reply.redirect(toLogin(error, returnTo));
    }
  });
}

/** Sentences only: the errors of the protocol carry whole answers, and those carry tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** What the login screen is told. Details of a broken answer are for the log alone. */
function signInFailureOf(error: unknown): { error: string; description: string } {
  if (error instanceof IdentityRefusedError) return { error: error.code, description: error.message };
  if (error instanceof AuthorizationResponseError) {
    return {
      error: error.error,
      description:
        error.error === 'access_denied'
          ? signInSentences.unfinished
          : (error.error_description ?? signInSentences.refused),
    };
  }
  return { error: 'sign_in_failed', description: signInSentences.failed };
}
