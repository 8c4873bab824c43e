/**
 * What was typed into the course form and is not saved yet, kept on the device: a lost connection, an expired session or
 * a killed server loses nothing. A draft belongs to one user and one course, or to the course they are creating.
 */
import { type CourseFormValues, newCourseValues } from './course-form-values.ts';

/** The course when typing began. A course that is not created yet has no revision. */
export interface SavedDetails {
  readonly values: CourseFormValues;
  readonly revision: number | null;
}

export interface CourseDraft {
  readonly values: CourseFormValues;
  readonly base: SavedDetails;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CourseDrafts {
  read(): CourseDraft | undefined;
  keep(draft: CourseDraft): void;
  drop(): void;
}

interface DraftOwner {
  readonly userId: string;
  /** Null for a course that is being created. */
  readonly courseId: string | null;
}

/** Storage is a function, because some browsers throw as soon as it is read. */
export function courseDraftsOf({ userId, courseId }: DraftOwner, storage: () => DraftStorage): CourseDrafts {
  const key = `academy.course-draft.${userId}.${courseId ?? 'new'}`;
  return {
    read: () => attempt(() => parseDraft(storage().getItem(key))),
    keep: (draft) => attempt(() => storage().setItem(key, JSON.stringify(draft))),
    drop: () => attempt(() => storage().removeItem(key)),
  };
}

function parseDraft(stored: string | null): CourseDraft | undefined {
  const draft: unknown = stored === null ? undefined : JSON.parse(stored);
  if (!isObject(draft) || !isObject(draft['base'])) return undefined;
  const { values, base } = draft;
  const { revision } = base;
  if (!isFormValues(values) || !isFormValues(base['values'])) return undefined;
  return {
    values,
    base: { values: base['values'], revision: typeof revision === 'number' ? revision : null },
  };
}

/** A draft of an older version of the form does not fit into this one. */
function isFormValues(values: unknown): values is CourseFormValues {
  const pattern = newCourseValues({ instructor: '' });
  return (
    isObject(values) &&
    Object.entries(pattern).every(([field, value]) => typeof values[field] === typeof value)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Storage may be full or forbidden. The text is still on the page then, and can be saved from there. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
