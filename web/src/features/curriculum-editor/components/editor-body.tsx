import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { newModuleTitle } from '@academy/contract/curriculum/lesson-constants.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { ChangeQueue } from '../changes/change-queue.ts';
import { newTemporaryId } from '../changes/temporary-id.ts';
import { type Deletable, EditorContext, type OpenForm } from '../editor-context.ts';
import type { LessonVideoSlot } from '../lesson-video-slot.ts';
import { CurriculumDnd } from '../ordering/curriculum-dnd.tsx';
import { HowToMove } from '../ordering/drag-handle.tsx';
import { LiftContext } from '../ordering/lift-context.ts';
import { handleIdOf, useReordering } from '../ordering/use-reordering.ts';
import { useCollapsed } from '../use-collapsed.ts';
import { useDrafted } from '../use-drafted.ts';
import { useEditorActions } from '../use-editor-actions.ts';
import { useStrayFiles } from '../use-stray-files.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NoModules } from './editor-states.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { toggleIdOf } from './lesson-row.tsx';
import { ModuleList } from './module-list.tsx';
import { titleIdOf } from './module-title.tsx';

interface EditorBodyProps {
  courseId: string;
  userId: string;
  queue: ChangeQueue;
  /** As shown, and as the academy has them. */
  modules: readonly Module[];
  saved: readonly Module[];
  lessonVideo: LessonVideoSlot;
}

export function EditorBody({ courseId, userId, queue, modules, saved, lessonVideo }: EditorBodyProps) {
  const [form, setForm] = useState<OpenForm | null>(null);
  const [toDelete, setToDelete] = useState<Deletable | null>(null);
  const reordering = useReordering(modules, (move) => void queue.add(move));
  const collapsed = useCollapsed(modules);
  useStrayFiles();

  const open = (next: OpenForm | null) => {
    const closed = form?.kind === 'lesson' && next === null ? form.lessonId : null;
    setForm(next);
    if (next?.kind === 'new') collapsed.expand(next.moduleId);
    if (closed) requestAnimationFrame(() => document.getElementById(toggleIdOf(closed))?.focus());
  };
  const actions = useEditorActions({
    courseId,
    userId,
    queue,
    saved,
    lessonVideo,
    open,
    askToDelete: setToDelete,
    step: reordering.step,
    draftsChanged: () => drafted.look(),
  });
  const drafted = useDrafted(actions.drafts, modules, setForm);

  const addModule = () => {
    const id = newTemporaryId();
    void queue.add({ kind: 'add-module', id, title: newModuleTitle });
    // It wants a name, and may be given one before the academy knows of it.
    requestAnimationFrame(() => {
      const title = document.getElementById(titleIdOf(id));
      if (title instanceof HTMLInputElement) title.select();
    });
  };
  const deleteIt = (what: Deletable) => {
    setToDelete(null);
    const isModule = what.kind === 'module';
    const gone = isModule ? what.module.lessons : [what.lesson];
    const id = isModule ? what.module._id : what.lesson._id;
    requestAnimationFrame(() => document.getElementById(handleIdOf(neighbourOf(modules, what)))?.focus());
    void queue.add({ kind: isModule ? 'delete-module' : 'delete-lesson', id }).then((outcome) => {
      if (outcome.ok) for (const lesson of gone) lessonVideo.lessonDeleted(lesson._id);
    });
  };

  return (
    <EditorContext value={actions}>
      <LiftContext value={reordering.lifting}>
        {modules.length === 0 ? (
          <NoModules onAddModule={addModule} />
        ) : (
          <>
            <EditorToolbar
              modules={modules}
              isSaving={queue.isSaving()}
              areAllCollapsed={collapsed.areAll}
              onToggleAll={collapsed.toggleAll}
              onAddModule={addModule}
            />
            <CurriculumDnd reordering={reordering} onCarry={collapsed.onCarry}>
              <ModuleList
                modules={reordering.shown}
                openForm={form}
                drafted={drafted.lessons}
                collapsed={collapsed}
              />
            </CurriculumDnd>
            <Button
              variant="outline"
              className="mt-5 w-full border-dashed! border-line-strong!"
              onClick={addModule}
            >
              <Plus aria-hidden="true" />
              Add another module
            </Button>
          </>
        )}
        <HowToMove />
        <p role="status" aria-live="assertive" className="sr-only">
          {reordering.message}
        </p>
        <DeleteDialog what={toDelete} onClose={() => setToDelete(null)} onConfirm={deleteIt} />
      </LiftContext>
    </EditorContext>
  );
}

/** Where the keys go on when what they stood on is gone. */
function neighbourOf(modules: readonly Module[], what: Deletable): string {
  if (what.kind === 'module') {
    const at = modules.findIndex(({ _id }) => _id === what.module._id);
    return (modules[at + 1] ?? modules[at - 1])?._id ?? '';
  }
  const home = modules.find(({ _id }) => _id === what.lesson.moduleId);
  const at = what.lesson.order - 1;
  return (home?.lessons[at + 1] ?? home?.lessons[at - 1])?._id ?? what.lesson.moduleId;
}
