import { useState } from 'react';
import { isTemporary } from '../changes/temporary-id.ts';
import { useEditor } from '../editor-context.ts';
import {
  conflictsIn,
  editedFields,
  hasEdits,
  keepingMine,
  type LessonEdits,
  type LessonFieldName,
  type LessonFields,
  takingTheirs,
  withEdit,
} from './lesson-fields.ts';
import { lessonFormErrors } from './lesson-form-errors.ts';
import { readEdits } from './read-edits.ts';

export const lessonDraftPlace = (lessonId: string): string => `lesson.${lessonId}`;
export const newLessonDraftPlace = (moduleId: string): string => `new.${moduleId}`;

/** What is typed into a form, kept on the device with every key, and what the academy would say to it. */
export function useLessonEdits(draftPlace: string, saved: LessonFields) {
  const { drafts, draftsChanged } = useEditor();
  const [edits, setEdits] = useState<LessonEdits>(() => readEdits(drafts.read(draftPlace)));
  const [restored, setRestored] = useState(() => hasEdits(edits));
  const [asked, setAsked] = useState(false);

  const fields = editedFields(saved, edits);
  const errors = lessonFormErrors(fields);
  const keep = (next: LessonEdits) => {
    setEdits(next);
    // An id that lives for a moment would leave a draft behind that nobody ever asks for.
    if (!isTemporary(draftPlace.split('.')[1] ?? '')) {
      drafts.keep(draftPlace, hasEdits(next) ? next : undefined);
      if (hasEdits(next) !== hasEdits(edits)) draftsChanged();
    }
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
    /** There was something typed before this form was opened. */
    restored,
    conflicts: conflictsIn(saved, edits),
    takeTheirs: () => keep(takingTheirs(saved, edits)),
    keepMine: () => keep(keepingMine(saved, edits)),
    discard: () => {
      setRestored(false);
      keep({});
    },
    /** Shown from the first attempt to save on. */
    errors: asked ? errors : {},
    isValid: (): boolean => {
      setAsked(true);
      return Object.keys(errors).length === 0;
    },
  };
}
