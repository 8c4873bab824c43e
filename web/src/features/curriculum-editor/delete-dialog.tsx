import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { elementIds, focusAfterRender } from './hooks/focus.ts';
import { type Deletable, useEditor } from './hooks/use-editor.ts';
import { findModule } from './model/curriculum-order.ts';
import { isTemporary } from './model/temporary-ids.ts';
import { draftKeys, dropNewLessons } from './model/typed-drafts.ts';

const questions = {
  module: () => ({
    title: t`Delete module`,
    question: t`Are you sure you want to delete this module? All lessons will be deleted.`,
  }),
  lesson: () => ({ title: t`Delete lesson`, question: t`Are you sure you want to delete this lesson?` }),
} as const;

interface DeleteDialogProps {
  what: Deletable | null;
  modules: readonly Module[];
  onClose: () => void;
}

export function DeleteDialog({ what, modules, onClose }: DeleteDialogProps) {
  const { change, drafts, draftsChanged, lessonVideo, realId } = useEditor();
  if (what === null) return null;
  const { title, question } = questions[what.kind]();
  const { _id: id, title: name } = what.kind === 'module' ? what.module : what.lesson;
  const lessons = what.kind === 'module' ? what.module.lessons : [what.lesson];

  const confirm = () => {
    onClose();
    focusAfterRender(elementIds.dragHandle(neighbourOf(modules, what)));
    const dropDrafts = () => {
      for (const lesson of lessons) drafts.keep(draftKeys.lesson(lesson._id), undefined);
      for (const each of [id, realId(id)]) dropNewLessons(drafts, each);
      draftsChanged();
    };
    // The server may never have a module that is on its way: what was written in it would be called lost.
    if (isTemporary(realId(id))) dropDrafts();
    void change({ kind: `delete-${what.kind}`, id }).then(({ ok }) => {
      if (!ok) return;
      for (const lesson of lessons) lessonVideo.lessonDeleted(lesson._id);
      dropDrafts();
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={question}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button variant="destructive" onClick={confirm}>
            {title}
          </Button>
        </>
      }
    >
      <p
        lang={textLanguage(name)}
        className="wrap-anywhere rounded-control bg-sunken px-3.5 py-2.5 font-semibold"
      >
        {name}
      </p>
    </Dialog>
  );
}

/** Where the focus goes after deleting: the next one, the one before, or the lesson's module. */
function neighbourOf(modules: readonly Module[], what: Deletable): string {
  if (what.kind === 'module') {
    const at = modules.findIndex(({ _id }) => _id === what.module._id);
    return (modules[at + 1] ?? modules[at - 1])?._id ?? '';
  }
  const home = findModule(modules, what.lesson.moduleId);
  const at = what.lesson.order - 1;
  return (home?.lessons[at + 1] ?? home?.lessons[at - 1])?._id ?? what.lesson.moduleId;
}
