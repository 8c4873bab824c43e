import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { bearerTokenOf } from './bearer-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its address is signed by us and proves the caller, who may be anywhere; cookies count for nothing. */
    provenByToken?: true;
  }
}

export const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every change that another site could have caused: a browser says where a request comes
 * from, and one that does not say must not change anything. Cookies alone prove nothing.
 */
export function refuseForeignChanges(app: FastifyInstance, allowedOrigins: ReadonlySet<string>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { provenByToken } = request.routeOptions.config;
    // Another site cannot make a browser send a token, and cookies beside one are not looked at.
    if (provenByToken || readingMethods.has(request.method) || bearerTokenOf(request) !== null) return done();
    const { origin, 'sec-fetch-site': site } = request.headers;
    const same = origin === undefined ? site === 'same-origin' : allowedOrigins.has(origin);
    if (same) return done();
    request.log.warn({ origin, site, method: request.method }, 'a change from elsewhere was refused');
    return done(new Refusal('other_origin'));
  });
}
