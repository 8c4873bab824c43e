import { useState } from 'react';
import { useEditor } from '../hooks/use-editor.ts';
import {
  conflictsIn,
  editedFields,
  hasEdits,
  keepingMine,
  type LessonEdits,
  type LessonFieldName,
  type LessonFields,
  readLessonEdits,
  takingTheirs,
  withEdit,
} from '../model/lesson-fields.ts';
import { lessonFormErrors } from '../model/lesson-form-errors.ts';

/** The edits of a lesson's form, kept on the device with every key, with their errors and conflicts. */
export function useLessonEdits(draftKey: string, saved: LessonFields) {
  const { drafts, draftsChanged } = useEditor();
  const [edits, setEdits] = useState<LessonEdits>(() => readLessonEdits(drafts.read(draftKey)));
  const [restored, setRestored] = useState(() => hasEdits(edits));
  const [wasSubmitted, setWasSubmitted] = useState(false);

  const fields = editedFields(saved, edits);
  const errors = lessonFormErrors(fields);
  const keep = (next: LessonEdits) => {
    setEdits(next);
    drafts.keep(draftKey, hasEdits(next) ? next : undefined);
    if (hasEdits(next) !== hasEdits(edits)) draftsChanged();
  };

  return {
    edits,
    keep,
    fields,
    type: (name: LessonFieldName, value: string) => {
      setRestored(false);
      keep(withEdit(saved, edits, name, value));
    },
    changed: hasEdits(edits),
    /** The form was opened with a draft from earlier. */
    restored,
    conflicts: conflictsIn(saved, edits),
    takeTheirs: () => keep(takingTheirs(saved, edits)),
    /** The edits, which now take the place of what was saved. */
    keepMine: (): LessonEdits => {
      const mine = keepingMine(saved, edits);
      keep(mine);
      return mine;
    },
    discard: () => {
      setRestored(false);
      keep({});
    },
    /** Empty until the first attempt to save. */
    errors: wasSubmitted ? errors : {},
    isValid: (): boolean => {
      setWasSubmitted(true);
      return Object.keys(errors).length === 0;
    },
  };
}
