import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { findLesson } from '../model/curriculum-order.ts';
import { asNewLesson, hasEdits, readLessonEdits } from '../model/lesson-fields.ts';
import { draftChanges, draftKeys, newLessonOf, type TypedDrafts } from '../model/typed-drafts.ts';
import { elementIds, focusAfterRender } from './focus.ts';
import type { OpenForm } from './use-editor.ts';

interface LostLessonsOptions {
  readonly drafts: TypedDrafts;
  /** As the server has them: a lesson that is being deleted here is not lost. */
  readonly saved: readonly Module[];
  readonly open: (form: OpenForm) => void;
  /** Adds a module, and gives its id. */
  readonly addModule: () => string;
}

/** Lessons that were deleted, such as in another window, before what was written in them was saved. */
export function useLostLessons({ drafts, saved, open, addModule }: LostLessonsOptions) {
  const editsOf = (id: string) => readLessonEdits(drafts.read(draftKeys.lesson(id)));
  const forget = (id: string) => {
    drafts.keep(draftKeys.lesson(id), undefined);
    draftChanges.tell();
  };
  return {
    ids: drafts.keys().flatMap((key) => {
      const [kind, id = ''] = key.split('.');
      return kind === 'lesson' && !findLesson(saved, id) && hasEdits(editsOf(id)) ? [id] : [];
    }),
    /** It goes on as a new lesson, in the first module. */
    add: (id: string) => {
      const moduleId = saved[0]?._id ?? addModule();
      const place = freePlace(drafts, moduleId);
      drafts.keep(draftKeys.newLesson(moduleId, place), asNewLesson(editsOf(id)));
      forget(id);
      open({ kind: 'new', moduleId, place });
    },
    discard: (id: string) => {
      forget(id);
      // The button that was pressed is gone.
      focusAfterRender(elementIds.addModule);
    },
  };
}

/** Another lesson may have been begun in the module. */
function freePlace(drafts: TypedDrafts, moduleId: string): number {
  const found = drafts.keys().map(newLessonOf);
  const taken = found.flatMap((one) => (one?.moduleId === moduleId ? [one.place] : []));
  return Math.max(-1, ...taken) + 1;
}
