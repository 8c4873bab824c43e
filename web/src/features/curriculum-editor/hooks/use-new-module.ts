import { t } from '@lingui/core/macro';
import { type ChangeQueue, newTemporaryId } from '../model/change-queue.ts';
import { moveNewLessons, type TypedDrafts } from '../model/typed-drafts.ts';
import { elementIds, selectAfterRender } from './focus.ts';
import type { OpenForm } from './use-editor.ts';

interface NewModuleOptions {
  readonly queue: ChangeQueue;
  readonly drafts: TypedDrafts;
  readonly open: (form: OpenForm) => void;
  readonly draftsChanged: () => void;
}

/** Adds a module. A lesson can be written in it before the server has it, and goes with it when it gets its id. */
export function useNewModule({ queue, drafts, open, draftsChanged }: NewModuleOptions) {
  const add = (id: string) =>
    void queue.add({ kind: 'add-module', id, title: t`New Module` }).then((outcome) => {
      if (outcome.ok) moveNewLessons(drafts, id, queue.realId(id));
      draftsChanged();
    });
  return {
    addModule: () => {
      const id = newTemporaryId();
      add(id);
      // The title can be typed at once, before the server has the module.
      selectAfterRender(elementIds.moduleTitle(id));
    },
    /** For one that could not be saved: the lesson that was written in it goes on in this one. */
    addInstead: (lostId: string) => {
      const id = newTemporaryId();
      moveNewLessons(drafts, lostId, id);
      add(id);
      draftsChanged();
      open({ kind: 'new', moduleId: id });
    },
  };
}
