/** One step of a module or a lesson without a mouse: lessons step over the border of their module into the next one. */
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { findLesson } from '../changes/curriculum-order.ts';

export type Direction = 'up' | 'down';

export interface LessonPlace {
  readonly moduleId: string;
  readonly order: number;
}

export function moduleStep(modules: readonly Module[], id: string, direction: Direction): number | null {
  const module = modules.find(({ _id }) => _id === id);
  if (module === undefined) return null;
  const order = module.order + (direction === 'up' ? -1 : 1);
  return order < 1 || order > modules.length ? null : order;
}

export function lessonStep(modules: readonly Module[], id: string, direction: Direction): LessonPlace | null {
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

/** As it is said to those who cannot see it. */
export function placeText(modules: readonly Module[], id: string): string {
  const module = modules.find(({ _id }) => _id === id);
  if (module !== undefined) return `position ${module.order} of ${modules.length}`;
  const lesson = findLesson(modules, id);
  const home = modules.find(({ _id }) => _id === lesson?.moduleId);
  if (lesson === undefined || home === undefined) return '';
  return `position ${lesson.order} of ${home.lessons.length} in module ${home.title}`;
}
