import {
  type ApiClient,
  ApiError,
  type CallInit,
  type CallName,
  type RequestOf,
} from '@academy/contract/http/client.ts';

/** A 401 of these is their answer: refreshing because the refresh was refused would never end. */
const callsWithoutRefresh: ReadonlySet<CallName> = new Set([
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
]);

interface SessionRefreshOptions {
  /** Whether it is known, before any call, that the access token has run out. */
  readonly isStale?: () => boolean;
  /**
   * Told once for a refresh, when only a 401 revealed a run-out token and a call is then no longer refused for it. Calls that are
   * open to visitors got no 401 meanwhile; they were answered as to a visitor. A refusal that a refresh does not mend is
   * not told of: asking everything again because of it would never end.
   */
  readonly onLateRefresh?: () => void;
}

/**
 * Makes a run-out access token invisible: the session is refreshed before the call when that is known, or
 * once on a 401 and the call made again. All callers that need it wait for one refresh, because a refresh
 * token is good for one use. It shows nothing and navigates nowhere; the caller decides what a failure
 * means.
 */
export function withSessionRefresh(
  call: ApiClient,
  { isStale = () => false, onLateRefresh = () => undefined }: SessionRefreshOptions = {},
): ApiClient {
  const refresh = oneAtATime(() => call('POST /api/auth/refresh', { body: {} }));
  const lateRefresh = oneAtATime(async () => {
    await refresh.run();
    return { told: false };
  });

  return async <N extends CallName>(name: N, request: RequestOf<N>, init: CallInit = {}) => {
    if (callsWithoutRefresh.has(name)) return call(name, request, init);
    // While a refresh runs the token is known to be dead, so calls that are made then wait for it as well.
    const early = isStale() || refresh.isRunning() ? await settled(refresh.run()) : undefined;
    try {
      return await call(name, request, init);
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      if (early) throw early.succeeded ? error : new AuthenticationFailed(early.cause);
      const late = await settled(lateRefresh.run());
      if (!late.succeeded) throw new AuthenticationFailed(late.cause);
      const again = await settled(call(name, request, init));
      const isMended =
        again.succeeded || (again.cause instanceof ApiError && !isUnauthenticated(again.cause));
      if (isMended && !late.value.told) {
        late.value.told = true;
        onLateRefresh();
      }
      if (!again.succeeded) throw again.cause;
      return again.value;
    }
  };
}

type Attempt<T> =
  | { readonly succeeded: true; readonly value: T }
  | { readonly succeeded: false; readonly cause: unknown };

function settled<T>(work: Promise<T>): Promise<Attempt<T>> {
  return work.then(
    (value) => ({ succeeded: true, value }),
    (cause: unknown) => ({ succeeded: false, cause }),
  );
}

/** A call while it runs waits for the same run. */
function oneAtATime<T>(start: () => Promise<T>) {
  let running: Promise<T> | undefined;
  return {
    isRunning: () => running !== undefined,
    run: (): Promise<T> => {
      running ??= start().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/**
 * Keeps the refresh's own status, so that a server that is down is not taken for a signed-out user. Its code is left
 * out: this is told in words of its own, whatever the refresh was refused with.
 */
export class AuthenticationFailed extends ApiError {
  constructor(cause: unknown) {
    super('Authentication failed. Please login again.', cause instanceof ApiError ? cause.status : 503);
  }
}
