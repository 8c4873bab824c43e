/**
 * A part of the page whose code is fetched when it is needed, or a moment ahead. Unlike React's `lazy`, a part that cannot be
 * fetched does not take the page with it: whoever needs it shows something else, and the next need tries again.
 */
import { useEffect, useState } from 'react';
import { log } from '@/lib/log.ts';

export interface LazyPart<Part> {
  /** Undefined while it has not been fetched. */
  readonly fetched: () => Part | undefined;
  /** Gives undefined when it could not be fetched. */
  readonly fetch: () => Promise<Part | undefined>;
}

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part | undefined> | undefined;
  return {
    fetched: () => part,
    fetch: () => {
      loading ??= load().then(
        (loaded) => {
          part = loaded;
          return loaded;
        },
        (error: unknown) => {
          loading = undefined;
          log.warn('A part of the page could not be fetched.', { error });
          return undefined;
        },
      );
      return loading;
    },
  };
}

interface PartState<Part> {
  readonly part: Part | undefined;
  readonly failed: boolean;
}

/** The part, fetched once there is a need for it. Where that failed, the next need tries again. */
export function useLazyPart<Part>(lazy: LazyPart<Part>, need: boolean | number | undefined): PartState<Part> {
  const [state, setState] = useState<PartState<Part>>(() => ({ part: lazy.fetched(), failed: false }));

  useEffect(() => {
    if (need === undefined || need === false) return;
    let isWaiting = true;
    void lazy.fetch().then((part) => {
      const failed = part === undefined;
      if (isWaiting) setState((before) => (before.part === part && !failed ? before : { part, failed }));
    });
    return () => {
      isWaiting = false;
    };
  }, [lazy, need]);

  return state;
}
