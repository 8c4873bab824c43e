/** Moving a module or a lesson, by one step of the keys or over what it is dropped on. */
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { CurriculumChange } from './curriculum-change.ts';
import { findLesson, findModule, type LessonPosition } from './curriculum-order.ts';

export type Move = Extract<CurriculumChange, { kind: 'move-module' | 'move-lesson' }>;
export type Direction = 'up' | 'down';

/** What can be dragged or dragged over. `end` is the space behind the lessons of a module. */
export type DragSubject =
  | { readonly kind: 'module'; readonly id: string }
  | { readonly kind: 'lesson'; readonly id: string }
  | { readonly kind: 'end'; readonly moduleId: string };

export function stepOf(modules: readonly Module[], id: string, direction: Direction): Move | null {
  if (findModule(modules, id) === undefined) {
    const position = lessonStep(modules, id, direction);
    return position && { kind: 'move-lesson', id, ...position };
  }
  const order = moduleStep(modules, id, direction);
  return order === null ? null : { kind: 'move-module', id, order };
}

export function moduleStep(modules: readonly Module[], id: string, direction: Direction): number | null {
  const module = findModule(modules, id);
  if (module === undefined) return null;
  const order = module.order + (direction === 'up' ? -1 : 1);
  return order < 1 || order > modules.length ? null : order;
}

/** At the end of its module a lesson steps into the next one. */
export function lessonStep(
  modules: readonly Module[],
  id: string,
  direction: Direction,
): LessonPosition | null {
  const lesson = findLesson(modules, id);
  const at = modules.findIndex(({ _id }) => _id === lesson?.moduleId);
  const module = modules[at];
  if (lesson === undefined || module === undefined) return null;
  const order = lesson.order + (direction === 'up' ? -1 : 1);
  if (order >= 1 && order <= module.lessons.length) return { moduleId: module._id, order };
  const next = modules[at + (direction === 'up' ? -1 : 1)];
  if (next === undefined) return null;
  return { moduleId: next._id, order: direction === 'up' ? next.lessons.length + 1 : 1 };
}

/** The move of dropping one thing over another; null where it cannot be dropped. */
export function dropOver(modules: readonly Module[], subject: DragSubject, target: DragSubject): Move | null {
  if (subject.kind === 'module' && target.kind === 'module') {
    const order = findModule(modules, target.id)?.order;
    return order === undefined ? null : { kind: 'move-module', id: subject.id, order };
  }
  const position = subject.kind === 'lesson' ? lessonPositionOver(modules, target) : null;
  return position && subject.kind === 'lesson' ? { kind: 'move-lesson', id: subject.id, ...position } : null;
}

function lessonPositionOver(modules: readonly Module[], target: DragSubject): LessonPosition | null {
  if (target.kind === 'module') return null;
  if (target.kind === 'lesson') {
    const lesson = findLesson(modules, target.id);
    return lesson === undefined ? null : { moduleId: lesson.moduleId, order: lesson.order };
  }
  const module = findModule(modules, target.moduleId);
  return module === undefined ? null : { moduleId: module._id, order: module.lessons.length + 1 };
}

export function changesNothing(modules: readonly Module[], move: Move): boolean {
  if (move.kind === 'move-module') return findModule(modules, move.id)?.order === move.order;
  const lesson = findLesson(modules, move.id);
  return lesson?.moduleId === move.moduleId && lesson.order === move.order;
}

export function titleOf(modules: readonly Module[], id: string): string {
  return (findModule(modules, id) ?? findLesson(modules, id))?.title ?? '';
}
