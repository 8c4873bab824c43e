/** A value that can be followed; made for useSyncExternalStore, which wants the same object while nothing changed. */
export interface Observable<T> {
  readonly get: () => T;
  readonly patch: (changes: Partial<T>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObservable<T extends object>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    patch: (changes) => {
      const next = { ...value, ...changes };
      const changed = Object.keys(changes).some(
        (key) => !Object.is(Reflect.get(value, key), Reflect.get(next, key)),
      );
      if (!changed) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
