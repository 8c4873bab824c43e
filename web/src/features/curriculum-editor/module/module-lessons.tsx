import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useDroppable } from '@dnd-kit/core';
import { t } from '@lingui/core/macro';
import { PencilLine, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { elementIds, focusAfterRender } from '../hooks/focus.ts';
import { type OpenForm, useEditor } from '../hooks/use-editor.ts';
import { NewLessonForm } from '../lesson-form/new-lesson-form.tsx';
import type { DragSubject } from '../model/moves.ts';
import { dragIdOf, SortableItem, SortableList } from '../ordering/sortable.tsx';
import { LessonRow } from './lesson-row.tsx';

/** The height of a row with its line: lessons that are not drawn take up the room they will need. */
const ROW_PX = 53;

interface ModuleLessonsProps {
  module: Module;
  openForm: OpenForm | null;
  /** Lessons with unsaved changes. */
  drafted: ReadonlySet<string>;
  /** A lesson was begun that is not saved yet. */
  hasNewLesson: boolean;
  isWindowed: boolean;
}

export function ModuleLessons(props: ModuleLessonsProps) {
  const { module, openForm, drafted, hasNewLesson, isWindowed } = props;
  const ref = useRef<HTMLDivElement>(null);
  // A module with an open form always stays on the page.
  const isNear = useNearViewport(ref, { enabled: isWindowed && openForm === null });
  return (
    <div ref={ref}>
      {isNear ? (
        <LessonList module={module} openForm={openForm} drafted={drafted} />
      ) : (
        <div style={{ height: module.lessons.length * ROW_PX }} />
      )}
      <ModuleEnd module={module} openForm={openForm} hasNewLesson={hasNewLesson} />
    </div>
  );
}

type LessonListProps = Omit<ModuleLessonsProps, 'hasNewLesson' | 'isWindowed'>;

function LessonList({ module, openForm, drafted }: LessonListProps) {
  const { keyOf } = useEditor();
  const { lessons, title } = module;
  if (lessons.length === 0) {
    return (
      <p className="px-5 pt-4 pb-1 text-sm md:px-8 text-ink-soft">{t`No lessons available in this module`}</p>
    );
  }
  return (
    <SortableList kind="lesson" items={lessons}>
      <ol aria-label={t`Lessons of ${title}`} className="divide-y divide-line">
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
    </SortableList>
  );
}

type ModuleEndProps = Omit<ModuleLessonsProps, 'drafted' | 'isWindowed'>;

/** Behind the last lesson: a lesson can be added or dropped here. */
function ModuleEnd({ module, openForm, hasNewLesson }: ModuleEndProps) {
  const { open } = useEditor();
  const { title } = module;
  const Icon = hasNewLesson ? PencilLine : Plus;
  const subject: DragSubject = { kind: 'end', moduleId: module._id };
  const { setNodeRef, isOver } = useDroppable({ id: dragIdOf(subject), data: subject });
  const close = () => {
    open(null);
    focusAfterRender(elementIds.addLesson(module._id));
  };
  if (openForm?.kind === 'new') {
    const { place, failure = null } = openForm;
    return (
      <NewLessonForm
        key={String(failure)}
        moduleId={module._id}
        givenPlace={place}
        failure={failure}
        onClose={close}
      />
    );
  }
  return (
    <div
      ref={setNodeRef}
      className={cn('rounded-b-card border-line px-2 py-1.5 md:px-4', isOver && 'bg-accent-tint')}
    >
      <Button
        id={elementIds.addLesson(module._id)}
        variant="ghost"
        size="sm"
        aria-label={hasNewLesson ? t`Continue the new lesson in ${title}` : t`Add lesson to ${title}`}
        onClick={() => open({ kind: 'new', moduleId: module._id })}
      >
        <Icon aria-hidden="true" />
        {hasNewLesson ? t`Continue the new lesson` : t`Add lesson`}
      </Button>
    </div>
  );
}

/** About as far as one scrolls while the lessons are being drawn. */
const NEAR_MARGIN = '1200px 0px';

/** Whether an element is on the screen or close to it. */
function useNearViewport(ref: RefObject<HTMLElement | null>, { enabled }: { enabled: boolean }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!enabled || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, enabled]);
  return !enabled || near;
}
