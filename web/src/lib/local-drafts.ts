/**
 * What the server does not have yet, kept on the device under keys that begin with a prefix: a lost connection, an expired session
 * or a closed tab loses nothing. A prefix names what is kept and the user it belongs to.
 */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface LocalDrafts<Draft> {
  read(name: string): Draft | undefined;
  keep(name: string, draft: Draft): void;
  drop(name: string): void;
  names(): string[];
}

export interface LocalDraftsOptions<Draft> {
  readonly prefix: string;
  /** Undefined for what is no such draft: it may be of an older version of the app, or written by anyone. */
  readonly parse: (stored: unknown) => Draft | undefined;
  /** A function, because some browsers throw as soon as it is read. */
  readonly storage: () => DraftStorage;
}

export function localDrafts<Draft>({
  prefix,
  parse,
  storage,
}: LocalDraftsOptions<Draft>): LocalDrafts<Draft> {
  return {
    read: (name) =>
      attempt(() => {
        const stored = storage().getItem(prefix + name);
        return stored === null ? undefined : parse(JSON.parse(stored));
      }),
    keep: (name, draft) => attempt(() => storage().setItem(prefix + name, JSON.stringify(draft))),
    drop: (name) => attempt(() => storage().removeItem(prefix + name)),
    names: () =>
      attempt(() => {
        const kept = storage();
        return Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length));
      }) ?? [],
  };
}

/** Storage may be full or forbidden. What is on the page is then kept as long as the page is open. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
