/**
 * What was typed into the curriculum and is not saved yet, kept on the device: a lost connection, an expired session or a
 * closed tab loses nothing. A draft belongs to one user, one course, and one lesson, new lesson or module title in it.
 */
export interface FieldEdit {
  readonly value: string;
  /** The saved value when typing began. */
  readonly basedOn: string;
}

export function isFieldEdit(value: unknown): value is FieldEdit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    typeof value.value === 'string' &&
    'basedOn' in value &&
    typeof value.basedOn === 'string'
  );
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface TypedDrafts {
  read(key: string): unknown;
  /** Undefined removes the draft. */
  keep(key: string, draft: object | undefined): void;
  /** The keys that have a draft, the latest first. */
  keys(): string[];
}

interface DraftOwner {
  readonly userId: string;
  readonly courseId: string;
}

/** Storage is a function, because some browsers throw as soon as it is read. */
export function typedDraftsOf({ userId, courseId }: DraftOwner, storage: () => DraftStorage): TypedDrafts {
  const prefix = `academy.curriculum-draft.${userId}.${courseId}.`;
  const entry = (key: string) => attempt(() => parse(storage().getItem(prefix + key)));
  return {
    read: (key) => entry(key)?.draft,
    keep: (key, draft) =>
      attempt(() => {
        if (draft === undefined) storage().removeItem(prefix + key);
        else storage().setItem(prefix + key, JSON.stringify({ keptAt: Date.now(), draft }));
      }),
    keys: () =>
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

/** Storage may be full or forbidden. The text is still on the page then, and can be saved from there. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export const draftKeys = {
  lesson: (lessonId: string) => `lesson.${lessonId}`,
  newLesson: (moduleId: string) => `new.${moduleId}`,
  moduleTitle: (moduleId: string) => `module.${moduleId}`,
} as const;
