/** What each route asks of an access token, and the one place where that is enforced. */
import {
  type NeededScope,
  scopeAllows,
  type TokenScope,
} from '@academy/contract/access-tokens/token-scopes.ts';
import { calls } from '@academy/contract/calls.ts';
import { tokenScopeOf } from '@academy/contract/http/call.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    token?: NeededScope;
  }
}

const ofCalls = new Map<string, NeededScope>(
  Object.values(calls).map((call) => [
    `${call.method} ${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    tokenScopeOf(call),
  ]),
);

/** To be called before routes are registered. A route that no call of the contract describes is for no token, unless it says so. */
export function declareTokenScopes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    const name = `${method === 'HEAD' ? 'GET' : method} ${route.url}`;
    route.config = { ...route.config, token: route.config?.token ?? ofCalls.get(name) ?? 'never' };
  });
}

/** Answers in which role the owner of a token acts: an admin's rights come with the scope admin alone. */
export function enforceScope(
  reply: FastifyReply,
  { scope, role }: { readonly scope: TokenScope; readonly role: Role },
): Role {
  const needed = reply.request.routeOptions.config.token ?? 'never';
  if (scope === 'admin' && role !== 'admin') throw new Refusal('token_scope_lost');
  if (needed === 'never') throw new Refusal('token_never');
  if (!scopeAllows(scope, needed)) {
    void reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${needed}"`);
    throw new Refusal('token_scope', { needed });
  }
  return scope !== 'admin' && role === 'admin' ? 'creator' : role;
}
