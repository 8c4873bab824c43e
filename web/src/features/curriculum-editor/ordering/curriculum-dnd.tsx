import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragOverEvent,
  DragOverlay,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { textLanguage } from '@/lib/text-language.ts';
import { findLesson } from '../model/curriculum-order.ts';
import { type DragSubject, dropOver, titleOf } from '../model/moves.ts';
import { subjectOf } from './sortable.tsx';
import type { useReordering } from './use-reordering.ts';

interface CurriculumDndProps {
  reordering: ReturnType<typeof useReordering>;
  /** The module that is being dragged; null when it was dropped. */
  onDragModule: (id: string | null) => void;
  children: ReactNode;
}

/** A module can be dropped on modules, a lesson on lessons and at the end of any module. */
const amongTheirKind: CollisionDetection = (args) => {
  const isModule = subjectOf(args.active.data)?.kind === 'module';
  const droppableContainers = args.droppableContainers.filter(
    ({ data }) => (subjectOf(data)?.kind === 'module') === isModule,
  );
  return closestCenter({ ...args, droppableContainers });
};

/** The editor has a live region of its own; the library's would say everything a second time. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Rows move and modules collapse during a drag. Measuring them all the time would slow down typing. */
const whileDragging = { droppable: { strategy: MeasuringStrategy.Always } };
const atRest = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

/** Moving with a mouse or a finger. */
export function CurriculumDnd({ reordering, onDragModule, children }: CurriculumDndProps) {
  const { shown, preview, setPreview, putDown } = reordering;
  const [dragged, setDragged] = useState<DragSubject | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  const drag = (subject: DragSubject | null) => {
    setDragged(subject);
    onDragModule(subject?.kind === 'module' ? subject.id : null);
  };
  const onDragOver = ({ active, over }: DragOverEvent) => {
    const [subject, target] = [subjectOf(active.data), subjectOf(over?.data)];
    if (subject?.kind !== 'lesson' || target === undefined) return;
    const move = dropOver(shown, subject, target);
    // Within a module the rows make room by themselves; in another one the lesson has to be drawn first.
    if (move?.kind === 'move-lesson' && move.moduleId !== findLesson(shown, subject.id)?.moduleId) {
      setPreview(move);
    }
  };
  const onDragEnd = ({ active, over }: DragOverEvent) => {
    const [subject, target] = [subjectOf(active.data), subjectOf(over?.data)];
    drag(null);
    if (subject === undefined || target === undefined || active.id === over?.id) return putDown(preview);
    putDown(dropOver(shown, subject, target) ?? preview);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongTheirKind}
      measuring={dragged === null ? atRest : whileDragging}
      accessibility={silent}
      onDragStart={({ active }) => drag(subjectOf(active.data) ?? null)}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={() => {
        drag(null);
        putDown(null);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && dragged.kind !== 'end' ? <DraggedTitle title={titleOf(shown, dragged.id)} /> : null}
      </DragOverlay>
    </DndContext>
  );
}

function DraggedTitle({ title }: { title: string }) {
  return (
    <div className="flex h-12 max-w-md cursor-grabbing items-center gap-2 rounded-control border border-accent bg-card px-2 shadow-pop">
      <GripVertical aria-hidden="true" className="size-[1.125rem] text-accent-ink" />
      <span lang={textLanguage(title)} className="truncate font-semibold">
        {title}
      </span>
    </div>
  );
}
