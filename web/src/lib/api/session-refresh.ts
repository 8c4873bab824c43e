import { type ApiClient, ApiError, type CallName, type RequestOf } from '@academy/contract/http/client.ts';

/** A 401 of these is their answer: refreshing because the refresh was refused would never end. */
const callsWithoutRefresh: ReadonlySet<CallName> = new Set([
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
]);

/**
 * Makes a run-out access token invisible: on a 401 the session is refreshed once and the call made again.
 * All callers that meet the 401 together wait for one refresh, because a refresh token is good for one use.
 * It shows nothing and navigates nowhere; whoever called decides what a failure means.
 */
export function withSessionRefresh(call: ApiClient): ApiClient {
  let refreshing: Promise<unknown> | undefined;

  const refresh = (): Promise<unknown> => {
    refreshing ??= call('POST /api/auth/refresh', { body: {} }).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  return async <N extends CallName>(name: N, request: RequestOf<N>, init: { signal?: AbortSignal } = {}) => {
    try {
      return await call(name, request, init);
    } catch (error) {
      if (!isUnauthenticated(error) || callsWithoutRefresh.has(name)) throw error;
      await refresh().catch((cause: unknown) => {
        throw authenticationFailed(cause);
      });
      return await call(name, request, init);
    }
  };
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Keeps the refresh's own status, so that a server that is down is not taken for a signed-out user. */
function authenticationFailed(cause: unknown): ApiError {
  const message = 'Authentication failed. Please login again.';
  return cause instanceof ApiError
    ? new ApiError(message, cause.status, cause.code)
    : new ApiError(message, 503, 'unavailable');
}
