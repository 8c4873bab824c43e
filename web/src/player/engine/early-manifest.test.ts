import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import Hls, { LoadStats } from 'hls.js/light';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestManifest, withManifest } from './early-manifest.ts';

/** The library's own request, which knows what it was asked for. */
function ownRequests() {
  const asked: string[] = [];
  class Request implements Loader<LoaderContext> {
    context: LoaderContext | null = null;
    stats = new LoadStats();
    abort() {}
    destroy() {}
    load(context: LoaderContext, _: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      asked.push(context.url);
      callbacks.onSuccess({ url: context.url, data: 'asked itself', code: 200 }, this.stats, context, null);
    }
  }
  return { Request, asked };
}

function load(Class: new (config: HlsConfig) => Loader<LoaderContext>, url: string) {
  const loader = new Class(Hls.DefaultConfig);
  const callbacks = { onSuccess: vi.fn(), onError: vi.fn(), onTimeout: vi.fn() };
  const loadPolicy = Hls.DefaultConfig.manifestLoadPolicy.default;
  const config = { loadPolicy, maxRetry: 0, timeout: 0, retryDelay: 0, maxRetryDelay: 0 };
  loader.load({ url, responseType: 'text' } as LoaderContext, config, callbacks);
  return { loader, answers: () => callbacks.onSuccess.mock.calls.map(([{ data }]) => data) };
}

describe('withManifest', () => {
  it('answers the first request with what is there already, and no other', async () => {
    const { Request, asked } = ownRequests();
    const ManifestLoader = withManifest(Request, Promise.resolve('#EXTM3U'));
    const manifest = load(ManifestLoader, '/stream');
    await vi.waitFor(() => expect(manifest.answers()).toEqual(['#EXTM3U']));
    expect(load(ManifestLoader, '/720p.m3u8').answers()).toEqual(['asked itself']);
    expect(asked).toEqual(['/720p.m3u8']);
  });

  it('has the library ask itself where nothing came', async () => {
    const { Request, asked } = ownRequests();
    const manifest = load(withManifest(Request, Promise.resolve(undefined)), '/stream');
    await vi.waitFor(() => expect(manifest.answers()).toEqual(['asked itself']));
    expect(asked).toEqual(['/stream']);
  });

  it.each(['abort', 'destroy'] as const)('says nothing after %s', async (end) => {
    const { Request, asked } = ownRequests();
    const requested = Promise.withResolvers<string>();
    const manifest = load(withManifest(Request, requested.promise), '/stream');
    manifest.loader[end]();
    requested.resolve('#EXTM3U');
    await requested.promise;
    await Promise.resolve();
    expect([manifest.answers(), asked]).toEqual([[], []]);
  });
});

describe('requestManifest', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

  it('has the text of an answer', async () => {
    answering(async () => new Response('#EXTM3U'));
    expect(await requestManifest('/stream')).toBe('#EXTM3U');
  });

  it('has none of a refusal, or without a connection', async () => {
    answering(async () => new Response('', { status: 401 }));
    expect(await requestManifest('/stream')).toBeUndefined();
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await requestManifest('/stream')).toBeUndefined();
  });
});
