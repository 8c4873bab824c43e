import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';

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

/** A draft belongs to one user, one course, and one lesson, new lesson or module title in it. */
export function typedDraftsOf({ userId, courseId }: DraftOwner, storage: () => DraftStorage): TypedDrafts {
  const prefix = `academy.curriculum-draft.${userId}.${courseId}.`;
  const drafts = localDrafts({ prefix, parse, storage });
  const keptAt = (key: string) => drafts.read(key)?.keptAt ?? 0;
  return {
    read: (key) => drafts.read(key)?.draft,
    keep: (key, draft) => {
      if (draft === undefined) drafts.drop(key);
      else drafts.keep(key, { keptAt: Date.now(), draft });
    },
    keys: () => drafts.names().toSorted((one, other) => keptAt(other) - keptAt(one)),
  };
}

function parse(value: unknown): { keptAt: number; draft: unknown } | undefined {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return undefined;
  const keptAt = 'keptAt' in value && typeof value.keptAt === 'number' ? value.keptAt : 0;
  return { keptAt, draft: value.draft };
}

export const draftKeys = {
  lesson: (lessonId: string) => `lesson.${lessonId}`,
  /** A next one can be begun while the one before is on its way to the server: each is typed in a place of its own, from 0 on. */
  newLesson: (moduleId: string, place: number) => `new.${moduleId}${placeEnding(place)}`,
  /** The name of the film chosen for the new lesson. */
  film: (moduleId: string, place: number) => `film.${moduleId}${placeEnding(place)}`,
  moduleTitle: (moduleId: string) => `module.${moduleId}`,
} as const;

const placeEnding = (place: number) => (place === 0 ? '' : `.${place}`);

const readers = new Set<() => void>();
let changeCount = 0;

/**
 * Which drafts there are has changed. An answer may come when the page that waited for it is gone, and the editor on the screen by
 * then is another one.
 */
export const draftChanges = {
  tell: (): void => {
    changeCount += 1;
    for (const reader of readers) reader();
  },
  count: (): number => changeCount,
  subscribe: (reader: () => void) => {
    readers.add(reader);
    return () => void readers.delete(reader);
  },
} as const;

/** What was typed into new lessons of a module goes on in another one, or in the same under the id that the server gave it. */
export function moveNewLessons(drafts: TypedDrafts, fromId: string, toId: string): void {
  for (const key of drafts.keys().filter((each) => newLessonOf(each)?.moduleId === fromId)) {
    const draft = drafts.read(key);
    drafts.keep(key, undefined);
    if (typeof draft === 'object' && draft !== null) drafts.keep(key.replace(fromId, toId), draft);
  }
}

export function dropNewLessons(drafts: TypedDrafts, moduleId: string): void {
  for (const key of drafts.keys()) if (newLessonOf(key)?.moduleId === moduleId) drafts.keep(key, undefined);
}

/** The module and the place of a new lesson that a draft belongs to; null for a draft of something else. */
export function newLessonOf(draftKey: string): { moduleId: string; place: number } | null {
  const [kind, moduleId = '', place = '0'] = draftKey.split('.');
  return kind === 'new' || kind === 'film' ? { moduleId, place: Number(place) } : null;
}
