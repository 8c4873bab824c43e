import { type FieldEdit, type LessonEdits, lessonFieldNames } from './lesson-fields.ts';

/** What was kept may be of another day and another version of this page: only what still fits is taken. */
export function readEdits(kept: unknown): LessonEdits {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = new Map(Object.entries(kept));
  return Object.fromEntries(
    lessonFieldNames.flatMap((name) => {
      const edit: unknown = entries.get(name);
      return isEdit(edit) ? [[name, { value: edit.value, basedOn: edit.basedOn }]] : [];
    }),
  );
}

export function isEdit(value: unknown): value is FieldEdit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    typeof value.value === 'string' &&
    'basedOn' in value &&
    typeof value.basedOn === 'string'
  );
}
