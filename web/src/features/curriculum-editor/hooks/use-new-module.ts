import { t } from '@lingui/core/macro';
import type { ChangeQueue } from '../model/change-queue.ts';
import { newTemporaryId } from '../model/temporary-ids.ts';
import { draftChanges, dropNewLessons, moveNewLessons, type TypedDrafts } from '../model/typed-drafts.ts';
import { elementIds, focusAfterRender, selectAfterRender } from './focus.ts';
import type { FilmsOfModules } from './use-chosen-film.ts';
import type { OpenForm } from './use-editor.ts';

interface NewModuleOptions {
  readonly queue: ChangeQueue;
  readonly drafts: TypedDrafts;
  readonly films: FilmsOfModules;
  readonly open: (form: OpenForm) => void;
}

/** Adds a module. A lesson can be written in it before the server has it, and goes with it when it gets its id. */
export function useNewModule({ queue, drafts, films, open }: NewModuleOptions) {
  const add = (id: string) =>
    void queue.add({ kind: 'add-module', id, title: t`New Module` }).then((outcome) => {
      // Its films stay where they are: they are found by the first id for the whole visit.
      if (outcome.ok) moveNewLessons(drafts, id, queue.realId(id));
      draftChanges.tell();
    });
  return {
    addModule: () => {
      const id = newTemporaryId();
      add(id);
      // The title can be typed at once, before the server has the module.
      selectAfterRender(elementIds.moduleTitle(id));
    },
    /** For a lesson that has none to go on in. */
    addModuleFor: (): string => {
      const id = newTemporaryId();
      add(id);
      return id;
    },
    /** For one that could not be saved: the lesson that was written in it goes on in this one. */
    addInstead: (lostId: string) => {
      const id = newTemporaryId();
      moveNewLessons(drafts, lostId, id);
      films.move(lostId, id);
      add(id);
      draftChanges.tell();
      open({ kind: 'new', moduleId: id });
    },
    /** For one that could not be saved, with everything in it. */
    discard: (lostId: string) => {
      dropNewLessons(drafts, lostId);
      films.drop(lostId);
      draftChanges.tell();
      // The button that was pressed is gone.
      focusAfterRender(elementIds.addModule);
    },
  };
}
