import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import Hls, { LoadStats } from 'hls.js/light';
import { expect, it, vi } from 'vitest';
import { withSessionRenewal } from './session-loader.ts';

/** A browser's request, answered with one status after the other. */
function requestsAnswered(...statuses: number[]) {
  let sent = 0;
  class Request implements Loader<LoaderContext> {
    context: LoaderContext | null = null;
    stats = new LoadStats();
    abort() {}
    destroy() {}
    load(context: LoaderContext, _: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      const code = statuses[sent] ?? 200;
      sent += 1;
      queueMicrotask(() =>
        code === 200
          ? callbacks.onSuccess({ url: context.url, data: '', code }, this.stats, context, null)
          : callbacks.onError({ code, text: '' }, context, null, this.stats),
      );
    }
  }
  return { Request, sent: () => sent };
}

function load(Base: new (config: HlsConfig) => Loader<LoaderContext>, renewSession: () => Promise<boolean>) {
  const config = Hls.DefaultConfig;
  const loader = new (withSessionRenewal(Base, renewSession))(config);
  const callbacks = { onSuccess: vi.fn(), onError: vi.fn(), onTimeout: vi.fn() };
  const context = { url: '/key', responseType: 'arraybuffer', type: 'key' } as LoaderContext;
  const loadPolicy = config.keyLoadPolicy.default;
  loader.load(context, { loadPolicy, maxRetry: 0, timeout: 0, retryDelay: 0, maxRetryDelay: 0 }, callbacks);
  return { loader, callbacks };
}

it('renews the session once on a 401 and asks again', async () => {
  const { Request, sent } = requestsAnswered(401, 200);
  const renewSession = vi.fn(async () => true);
  const { callbacks } = load(Request, renewSession);
  await vi.waitFor(() => expect(callbacks.onSuccess).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(callbacks.onError).not.toHaveBeenCalled();
  expect([sent(), renewSession.mock.calls.length]).toEqual([2, 1]);
});

it('passes a second 401 on', async () => {
  const { Request, sent } = requestsAnswered(401, 401);
  const { callbacks } = load(Request, async () => true);
  await vi.waitFor(() => expect(callbacks.onError).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(sent()).toBe(2);
});

it('passes the 401 on when the session is over', async () => {
  const { Request, sent } = requestsAnswered(401);
  const { callbacks } = load(Request, async () => false);
  await vi.waitFor(() => expect(callbacks.onError).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(sent()).toBe(1);
});

it('does not renew for any other answer', async () => {
  const { Request } = requestsAnswered(403);
  const renewSession = vi.fn(async () => true);
  const { callbacks } = load(Request, renewSession);
  await vi.waitFor(() => expect(callbacks.onError).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(renewSession).not.toHaveBeenCalled();
});

it('asks no more when it was destroyed while the session was renewed', async () => {
  const { Request, sent } = requestsAnswered(401);
  const renewal = Promise.withResolvers<boolean>();
  const renewSession = vi.fn(() => renewal.promise);
  const { loader, callbacks } = load(Request, renewSession);
  await vi.waitFor(() => expect(renewSession).toHaveBeenCalled(), { timeout: 20_000 });
  loader.destroy();
  renewal.resolve(true);
  await renewal.promise;
  await Promise.resolve();
  expect([sent(), callbacks.onError.mock.calls.length]).toEqual([1, 0]);
});
