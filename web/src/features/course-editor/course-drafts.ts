import { courseDraftPrefix } from '@/lib/course-draft-prefix.ts';
import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';
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

interface DraftOwner {
  readonly userId: string;
  /** Null for a course that is being created. */
  readonly courseId: string | null;
}

/** A draft belongs to one user and one course, or to the course they are creating. */
export function courseDraftsOf({ userId, courseId }: DraftOwner, storage: () => DraftStorage) {
  const drafts = localDrafts({ prefix: courseDraftPrefix(userId), parse: parseDraft, storage });
  const name = courseId ?? 'new';
  return {
    read: () => drafts.read(name),
    keep: (draft: CourseDraft) => drafts.keep(name, draft),
    drop: () => drafts.drop(name),
  };
}

function parseDraft(draft: unknown): CourseDraft | undefined {
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
