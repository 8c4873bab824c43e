/**
 * What somebody typed into the curriculum and the academy does not have yet, kept on their device: a lost connection, an
 * expired session or a closed tab takes nothing away. Each belongs to one person, one course and one place in it.
 */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface TypedDrafts {
  read(place: string): unknown;
  /** Nothing that is kept means that there is none. */
  keep(place: string, draft: object | undefined): void;
  /** The places that have a draft, the last one first. */
  places(): string[];
}

interface DraftOwner {
  readonly userId: string;
  readonly courseId: string;
}

/** Storage is handed over as a function, because some browsers forbid even to look at it. */
export function typedDraftsOf({ userId, courseId }: DraftOwner, storage: () => DraftStorage): TypedDrafts {
  const prefix = `academy.curriculum-draft.${userId}.${courseId}.`;
  const entry = (place: string) => attempt(() => parse(storage().getItem(prefix + place)));
  return {
    read: (place) => entry(place)?.draft,
    keep: (place, draft) =>
      attempt(() => {
        if (draft === undefined) storage().removeItem(prefix + place);
        else storage().setItem(prefix + place, JSON.stringify({ keptAt: Date.now(), draft }));
      }),
    places: () =>
      attempt(() => {
        const kept = storage();
        return Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length))
          .toSorted((one, other) => (entry(other)?.keptAt ?? 0) - (entry(one)?.keptAt ?? 0));
      }) ?? [],
  };
}

function parse(stored: string | null): { keptAt: number; draft: unknown } | undefined {
  const value: unknown = stored === null ? null : JSON.parse(stored);
  if (typeof value !== 'object' || value === null || !('draft' in value)) return undefined;
  const keptAt = 'keptAt' in value && typeof value.keptAt === 'number' ? value.keptAt : 0;
  return { keptAt, draft: value.draft };
}

/** Storage may be full or forbidden. The text is on the page then all the same, and can be saved from there. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
