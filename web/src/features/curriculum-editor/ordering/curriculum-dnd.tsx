import type { Module } from '@academy/contract/curriculum/curriculum.ts';
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
import { findLesson } from '../changes/curriculum-order.ts';
import { type DragSubject, lessonPlaceOver, subjectOf } from './drop-place.ts';
import type { useReordering } from './use-reordering.ts';
import { titleOf } from './use-reordering.ts';

interface CurriculumDndProps {
  reordering: ReturnType<typeof useReordering>;
  onCarry: (subject: DragSubject | null) => void;
  children: ReactNode;
}

/** Modules are carried among modules, lessons among lessons and to the end of any module. */
const amongTheirKind: CollisionDetection = (args) => {
  const isModule = subjectOf(args.active.data)?.kind === 'module';
  const droppableContainers = args.droppableContainers.filter(
    ({ data }) => (subjectOf(data)?.kind === 'module') === isModule,
  );
  return closestCenter({ ...args, droppableContainers });
};

/** What is said in the words of the editor's own live region is not said a second time in the library's. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Rows make room and modules fold while something is carried; at rest, measuring them would cost every key typed. */
const whileCarrying = { droppable: { strategy: MeasuringStrategy.Always } };
const whileResting = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

/** Carrying with a mouse or a finger. */
export function CurriculumDnd({ reordering, onCarry, children }: CurriculumDndProps) {
  const { shown, preview, setPreview, putDown } = reordering;
  const [carried, setCarried] = useState<DragSubject | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  const carry = (subject: DragSubject | null) => {
    setCarried(subject);
    onCarry(subject);
  };
  const onDragOver = ({ active, over }: DragOverEvent) => {
    const [subject, target] = [subjectOf(active.data), subjectOf(over?.data)];
    if (subject?.kind !== 'lesson' || target === undefined) return;
    const place = lessonPlaceOver(shown, target);
    // Within a module the rows make room by themselves; in another one it has to be drawn first.
    if (place && place.moduleId !== findLesson(shown, subject.id)?.moduleId) {
      setPreview({ kind: 'move-lesson', id: subject.id, ...place });
    }
  };
  const onDragEnd = ({ active, over }: DragOverEvent) => {
    const [subject, target] = [subjectOf(active.data), subjectOf(over?.data)];
    carry(null);
    if (subject === undefined || target === undefined || active.id === over?.id) return putDown(preview);
    putDown(moveOver(shown, subject, target) ?? preview);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongTheirKind}
      measuring={carried === null ? whileResting : whileCarrying}
      accessibility={silent}
      onDragStart={({ active }) => carry(subjectOf(active.data) ?? null)}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={() => {
        carry(null);
        putDown(null);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && carried.kind !== 'end' ? <Carried title={titleOf(shown, carried.id)} /> : null}
      </DragOverlay>
    </DndContext>
  );
}

function moveOver(modules: readonly Module[], subject: DragSubject, target: DragSubject) {
  if (subject.kind === 'module' && target.kind === 'module') {
    const order = modules.find(({ _id }) => _id === target.id)?.order;
    return order === undefined ? null : ({ kind: 'move-module', id: subject.id, order } as const);
  }
  const place = subject.kind === 'lesson' ? lessonPlaceOver(modules, target) : null;
  return place === null || subject.kind !== 'lesson'
    ? null
    : ({ kind: 'move-lesson', id: subject.id, ...place } as const);
}

function Carried({ title }: { title: string }) {
  return (
    <div className="flex h-12 max-w-md cursor-grabbing items-center gap-2 rounded-control border border-accent bg-card px-2 shadow-pop">
      <GripVertical aria-hidden="true" className="size-[1.125rem] shrink-0 text-accent-ink" />
      <span className="truncate font-semibold">{title}</span>
    </div>
  );
}
