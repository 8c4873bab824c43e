/** A manifest that is on its way before the library is there to ask for it. */
import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';

/** The library then asks itself, with its own patience. */
const TIMEOUT_MS = 5000;

type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;

/** Its text, or undefined where the library has to ask itself. */
export async function requestManifest(src: string): Promise<string | undefined> {
  try {
    const answer = await fetch(src, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Answers the library's first request, which is that for the manifest. */
export function withManifest(Base: LoaderClass, requested: Promise<string | undefined>): LoaderClass {
  let manifest: typeof requested | undefined = requested;
  return class ManifestLoader extends Base {
    #stopped = false;

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const early = manifest;
      manifest = undefined;
      if (early === undefined) super.load(context, config, callbacks);
      else void early.then((text) => this.#answer(text, { context, config, callbacks }));
    }

    #answer(text: string | undefined, { context, config, callbacks }: LoaderRequest): void {
      if (this.#stopped) return;
      if (text === undefined) super.load(context, config, callbacks);
      else callbacks.onSuccess({ url: context.url, data: text, code: 200 }, this.stats, context, null);
    }

    override abort(): void {
      this.#stopped = true;
      super.abort();
    }

    override destroy(): void {
      this.#stopped = true;
      super.destroy();
    }
  };
}

interface LoaderRequest {
  readonly context: LoaderContext;
  readonly config: LoaderConfiguration;
  readonly callbacks: LoaderCallbacks<LoaderContext>;
}
