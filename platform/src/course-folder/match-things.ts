interface Stored {
  readonly id: string;
  readonly folderId: string;
}

interface InFolder {
  readonly id: string | null;
}

/**
 * Which stored thing each of the folder is: the one with its id, or, where the folder gives none, the only one that is called the
 * same. Only things of one course are ever looked at, so an id that somebody made up finds nothing of anybody else's.
 */
export function matchThings<S extends Stored, F extends InFolder>(
  stored: readonly S[],
  inFolder: readonly F[],
  calledBy: { readonly stored: (one: S) => string; readonly folder: (one: F) => string },
): Map<F, S> {
  const matched = new Map<F, S>();
  const free = new Set(stored);
  const take = (one: F, found: S | undefined) => {
    if (found === undefined || !free.has(found)) return;
    matched.set(one, found);
    free.delete(found);
  };
  const byId = new Map<string, S>();
  for (const one of stored) byId.set(one.id, one);
  // What it was called when it came is meant before what it is called here.
  for (const one of stored) byId.set(one.folderId, one);
  for (const one of inFolder) if (one.id !== null) take(one, byId.get(one.id));
  const byName = Map.groupBy(free, (one) => calledBy.stored(one));
  for (const one of inFolder) {
    const named = one.id === null ? (byName.get(calledBy.folder(one)) ?? []) : [];
    if (named.length === 1) take(one, named[0]);
  }
  return matched;
}
