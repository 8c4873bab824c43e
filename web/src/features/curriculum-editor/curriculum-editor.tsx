import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useSession } from '@/features/auth/session.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditorFailure, EditorSkeleton, NoModules, NotYours } from './editor-states.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { useFilmsOfModules } from './hooks/use-chosen-film.ts';
import { useCollapsed } from './hooks/use-collapsed.ts';
import { useCurriculum } from './hooks/use-curriculum.ts';
import {
  type Deletable,
  EditorContext,
  type LessonVideoSlot,
  type OpenForm,
  useEditorActions,
} from './hooks/use-editor.ts';
import { useLostLessons } from './hooks/use-lost-lessons.ts';
import { useNewModule } from './hooks/use-new-module.ts';
import { useOpenForm } from './hooks/use-open-form.ts';
import { useStrayFiles } from './hooks/use-stray-files.ts';
import { LostLessons } from './lost-lessons.tsx';
import { LostModules } from './lost-modules.tsx';
import type { ChangeQueue } from './model/change-queue.ts';
import { findLesson } from './model/curriculum-order.ts';
import { typedDraftsOf } from './model/typed-drafts.ts';
import { ModuleList } from './module/module-list.tsx';
import { CurriculumDnd } from './ordering/curriculum-dnd.tsx';
import { HowToMove } from './ordering/drag-handle.tsx';
import { LiftContext, useReordering } from './ordering/use-reordering.ts';

interface CurriculumEditorProps {
  courseId: string;
  lessonVideo: LessonVideoSlot;
}

/** The modules and lessons of a course, for its author: added, written, put in order and deleted in one place. */
export function CurriculumEditor({ courseId, lessonVideo }: CurriculumEditorProps) {
  const userId = useSession()?.id;
  const { query, queue, saved, modules } = useCurriculum(courseId);
  const hasFailed = saved === undefined && query.isError;

  useEffect(() => {
    if (!hasFailed) return;
    toast({ title: t`Error`, description: t`Failed to load course curriculum.`, variant: 'destructive' });
  }, [hasFailed]);

  if (hasFailed) return <EditorFailure retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  if (modules === undefined || userId === undefined) return <EditorSkeleton />;
  // Only the author's curriculum has revisions.
  if (saved?.some(({ revision }) => revision === undefined)) return <NotYours />;
  return (
    <EditorBody
      key={`${userId} ${courseId}`}
      courseId={courseId}
      userId={userId}
      queue={queue}
      modules={modules}
      saved={saved ?? []}
      lessonVideo={lessonVideo}
    />
  );
}

interface EditorBodyProps extends CurriculumEditorProps {
  userId: string;
  queue: ChangeQueue;
  /** As shown, with the changes on their way. */
  modules: readonly Module[];
  saved: readonly Module[];
}

function EditorBody({ courseId, userId, queue, modules, saved, lessonVideo }: EditorBodyProps) {
  const drafts = useMemo(
    () => typedDraftsOf({ userId, courseId }, () => window.localStorage),
    [userId, courseId],
  );
  const [toDelete, setToDelete] = useState<Deletable | null>(null);
  const reordering = useReordering(modules, (move) => void queue.add(move));
  const collapsed = useCollapsed(modules);
  const { form, open, drafted, hasDrafts, lostModules } = useOpenForm({
    userId,
    drafts,
    queue,
    modules,
    onNamed: collapsed.expand,
  });
  const isFormOpen = form !== null && isThere(form, modules, queue);
  useStrayFiles();

  const actions = useEditorActions({
    courseId,
    drafts,
    queue,
    saved,
    lessonVideo,
    isFormOpen,
    open: (next: OpenForm | null) => {
      open(next);
      if (next?.kind === 'new') collapsed.expand(next.moduleId);
    },
    askToDelete: setToDelete,
    step: reordering.step,
    canStep: reordering.canStep,
  });
  const films = useFilmsOfModules(courseId);
  const newModule = useNewModule({ queue, drafts, films, open: actions.open });
  const { addModule, addInstead, discard } = newModule;
  const lost = useLostLessons({ drafts, saved, open: actions.open, addModule: newModule.addModuleFor });

  return (
    <EditorContext value={actions}>
      <LiftContext value={reordering.lifting}>
        <LostModules moduleIds={lostModules} onAddAgain={addInstead} onDiscard={discard} />
        <LostLessons lessonIds={lost.ids} onAdd={lost.add} onDiscard={lost.discard} />
        {modules.length === 0 ? (
          <NoModules onAddModule={addModule} />
        ) : (
          <>
            <EditorToolbar
              modules={modules}
              isSaving={queue.isSaving()}
              isTakenBack={queue.isTakenBack() && lostModules.length === 0}
              hasDrafts={hasDrafts || lostModules.length > 0 || lost.ids.length > 0}
              isFormOpen={isFormOpen}
              areAllCollapsed={collapsed.areAll}
              onToggleAll={collapsed.toggleAll}
              onAddModule={addModule}
            />
            <CurriculumDnd reordering={reordering} onDragModule={collapsed.onDragModule}>
              <ModuleList
                modules={reordering.shown}
                openForm={form}
                drafted={drafted}
                collapsed={collapsed}
              />
            </CurriculumDnd>
            <Button
              variant="outline"
              className="mt-5 w-full border-dashed! border-line-strong!"
              onClick={addModule}
            >
              <Plus aria-hidden="true" />
              {t`Add another module`}
            </Button>
          </>
        )}
        <HowToMove />
        <p role="status" aria-live="assertive" className="sr-only">
          {reordering.message}
        </p>
        <DeleteDialog what={toDelete} modules={modules} onClose={() => setToDelete(null)} />
      </LiftContext>
    </EditorContext>
  );
}

/** Its lesson or module may have been deleted. */
function isThere(form: OpenForm, modules: readonly Module[], { keyOf }: ChangeQueue): boolean {
  return form.kind === 'new'
    ? modules.some(({ _id }) => keyOf(_id) === keyOf(form.moduleId))
    : findLesson(modules, form.lessonId) !== undefined;
}
