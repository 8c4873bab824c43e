/** Two people edited one course: what each of them changed since the state they both started from. */
import { type CourseFormField, type CourseFormValues, courseFields } from './course-form-values.ts';

export interface Edits {
  readonly base: CourseFormValues;
  readonly mine: CourseFormValues;
  readonly theirs: CourseFormValues;
}

/** My changes on top of theirs: what I did not touch stays as they have it. */
export function mineOverTheirs({ base, mine, theirs }: Edits): CourseFormValues {
  const changes = changedFields(base, mine).map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(changes) };
}

/** Theirs where both changed a field; elsewhere my changes stay. */
export function theirsOverMine(edits: Edits): CourseFormValues {
  const taken = clashingFields(edits).map((field) => [field, edits.theirs[field]]);
  return { ...mineOverTheirs(edits), ...Object.fromEntries(taken) };
}

/** The fields that both changed, to different values. */
export function clashingFields({ base, mine, theirs }: Edits): CourseFormField[] {
  const changedByThem = new Set(changedFields(base, theirs));
  return changedFields(base, mine).filter(
    (field) => changedByThem.has(field) && mine[field] !== theirs[field],
  );
}

export function changedByThemAlone({ base, mine, theirs }: Edits): CourseFormField[] {
  return changedFields(base, theirs).filter((field) => mine[field] === base[field]);
}

export function changedFields(from: CourseFormValues, to: CourseFormValues): CourseFormField[] {
  return courseFields.filter((field) => from[field] !== to[field]);
}
