import { LanguageModelError } from './language-model.ts';

export interface ModelPatience {
  /** Until the first word or thought: a model may have to be loaded. */
  readonly firstMs: number;
  /** From one to the next. */
  readonly betweenMs: number;
  /** Of the whole answer. */
  readonly wholeMs: number;
}

export const usualPatience: ModelPatience = { firstMs: 60_000, betweenMs: 30_000, wholeMs: 180_000 };

/** Ends what takes too long. The time that a reader takes between two pieces is not the service's. */
export function startWatch(wanted: AbortSignal, { firstMs, betweenMs, wholeMs }: ModelPatience) {
  const ended = new AbortController();
  const giveUp = (ms: number, what: string) =>
    setTimeout(
      () => ended.abort(new LanguageModelError('service_slow', `The service for answers ${what}.`)),
      ms,
    );
  const silent = (ms: number) => giveUp(ms, `wrote nothing for ${ms / 1000} seconds`);
  const whole = giveUp(wholeMs, `was not ready after ${wholeMs / 1000} seconds`);
  let piece = silent(firstMs);
  return {
    signal: AbortSignal.any([wanted, ended.signal]),
    /** A piece has come. */
    rest: () => clearTimeout(piece),
    wait() {
      clearTimeout(piece);
      piece = silent(betweenMs);
    },
    /** Ends the connection too, if there still is one. */
    end() {
      clearTimeout(whole);
      clearTimeout(piece);
      ended.abort();
    },
  };
}
