/**
 * Playlists and keys are for students only, and a lesson may be watched for longer than an access token lives. A 401
 * renews the session once and asks again, so that the stream never notices. Segments need no session.
 */
import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';

type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;

export function withSessionRenewal(Base: LoaderClass, renewSession: () => Promise<boolean>): LoaderClass {
  return class SessionLoader implements Loader<LoaderContext> {
    readonly #config: HlsConfig;
    #inner: Loader<LoaderContext>;
    #stopped = false;

    constructor(config: HlsConfig) {
      this.#config = config;
      this.#inner = new Base(config);
    }

    get context() {
      return this.#inner.context;
    }

    get stats() {
      return this.#inner.stats;
    }

    load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const again = async (): Promise<boolean> => {
        const renewed = await renewSession();
        if (this.#stopped) return true;
        if (!renewed) return false;
        // A loader is good for one use.
        this.#inner.destroy();
        this.#inner = new Base(this.#config);
        this.#inner.load(context, config, callbacks);
        return true;
      };
      this.#inner.load(context, config, {
        ...callbacks,
        onError: (error, ...rest) => {
          const giveUp = () => callbacks.onError(error, ...rest);
          if (error.code === 401) void again().then((handled) => handled || giveUp());
          else giveUp();
        },
      });
    }

    abort(): void {
      this.#stopped = true;
      this.#inner.abort();
    }

    destroy(): void {
      this.#stopped = true;
      this.#inner.destroy();
    }

    getCacheAge(): number | null {
      return this.#inner.getCacheAge?.() ?? null;
    }

    getResponseHeader(name: string): string | null {
      return this.#inner.getResponseHeader?.(name) ?? null;
    }
  };
}
