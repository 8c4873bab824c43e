import { tokenPrefix } from '@academy/contract/access-tokens/token-scopes.ts';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { Refusal } from '../refusal.ts';

const BEARER = new RegExp(`^Bearer +(${tokenPrefix}.*)$`, 'i');

/**
 * The access token that a request came with. It decides: cookies beside it are not looked at. What does not begin as ours do belongs to
 * somebody else, such as a proxy in front, and is left alone.
 */
export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1]?.trim() ?? null;
}

/** For a route of a scope that looks up nobody, and that is for no token. */
export const refuseTokens: onRequestHookHandler = (request, _reply, done) => {
  done(bearerTokenOf(request) === null ? undefined : new Refusal('token_never'));
};
