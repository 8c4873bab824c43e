import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { type OpenForm, useEditor } from '../editor-context.ts';
import { NewLessonForm } from '../lesson-form/new-lesson-form.tsx';
import { type DragSubject, dragIdOf } from '../ordering/drop-place.ts';
import { SortableItem } from '../ordering/sortable-item.tsx';
import { useNearViewport } from '../use-near-viewport.ts';
import { LessonRow } from './lesson-row.tsx';

/** The height of a row with its line, so that what is not drawn yet takes up the room it will need. */
const ROW_PX = 53;

const addLessonIdOf = (moduleId: string): string => `add-lesson-to-${moduleId}`;

interface ModuleLessonsProps {
  module: Module;
  openForm: OpenForm | null;
  drafted: ReadonlySet<string>;
  isWindowed: boolean;
}

export function ModuleLessons({ module, openForm, drafted, isWindowed }: ModuleLessonsProps) {
  const ref = useRef<HTMLDivElement>(null);
  // What is being written is never taken off the page.
  const isNear = useNearViewport(ref, { enabled: isWindowed && openForm === null });
  return (
    <div ref={ref}>
      {isNear ? (
        <LessonList module={module} openForm={openForm} drafted={drafted} />
      ) : (
        <div style={{ height: module.lessons.length * ROW_PX }} />
      )}
      <ModuleEnd module={module} openForm={openForm} />
    </div>
  );
}

type LessonListProps = Omit<ModuleLessonsProps, 'isWindowed'>;

function LessonList({ module, openForm, drafted }: LessonListProps) {
  const { keyOf } = useEditor();
  const { lessons, title } = module;
  const dragIds = useMemo(() => lessons.map(({ _id }) => dragIdOf({ kind: 'lesson', id: _id })), [lessons]);
  if (lessons.length === 0) {
    return (
      <p className="px-5 pt-4 pb-1 text-sm md:px-8 text-ink-soft">No lessons available in this module</p>
    );
  }
  return (
    <SortableContext items={dragIds} strategy={verticalListSortingStrategy}>
      <ol aria-label={`Lessons of ${title}`} className="divide-y divide-line">
        {lessons.map((lesson) => (
          <SortableItem key={keyOf(lesson._id)} subject={{ kind: 'lesson', id: lesson._id }}>
            {(handle) => (
              <LessonRow
                lesson={lesson}
                handle={handle}
                isOpen={openForm?.kind === 'lesson' && openForm.lessonId === lesson._id}
                hasDraft={drafted.has(lesson._id)}
              />
            )}
          </SortableItem>
        ))}
      </ol>
    </SortableContext>
  );
}

/** Behind the last lesson: where another one is added, and where one can be let go. */
function ModuleEnd({ module, openForm }: { module: Module; openForm: OpenForm | null }) {
  const { open } = useEditor();
  const subject: DragSubject = { kind: 'end', moduleId: module._id };
  const { setNodeRef, isOver } = useDroppable({ id: dragIdOf(subject), data: subject });
  const close = () => {
    open(null);
    requestAnimationFrame(() => document.getElementById(addLessonIdOf(module._id))?.focus());
  };
  if (openForm?.kind === 'new') {
    const failure = openForm.failure ?? null;
    return <NewLessonForm key={String(failure)} moduleId={module._id} failure={failure} onClose={close} />;
  }
  return (
    <div
      ref={setNodeRef}
      className={cn('rounded-b-card border-line px-2 py-1.5 md:px-4', isOver && 'bg-accent-tint')}
    >
      <Button
        id={addLessonIdOf(module._id)}
        variant="ghost"
        size="sm"
        aria-label={`Add lesson to ${module.title}`}
        onClick={() => open({ kind: 'new', moduleId: module._id })}
      >
        <Plus aria-hidden="true" />
        Add lesson
      </Button>
    </div>
  );
}
