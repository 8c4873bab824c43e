import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { findLesson } from '../changes/curriculum-order.ts';
import type { LessonPlace } from './steps.ts';

/** What can be dragged, and what something can be dragged over: the space behind the lessons of a module as well. */
export type DragSubject =
  | { readonly kind: 'module'; readonly id: string }
  | { readonly kind: 'lesson'; readonly id: string }
  | { readonly kind: 'end'; readonly moduleId: string };

export function subjectOf(data: { readonly current?: unknown } | undefined): DragSubject | undefined {
  const subject: unknown = data?.current;
  return isSubject(subject) ? subject : undefined;
}

function isSubject(value: unknown): value is DragSubject {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['module', 'lesson', 'end'].includes(String(value.kind))
  );
}

export function dragIdOf(subject: DragSubject): string {
  return `${subject.kind}:${subject.kind === 'end' ? subject.moduleId : subject.id}`;
}

/** Where a lesson would be if it were let go over something. */
export function lessonPlaceOver(modules: readonly Module[], over: DragSubject): LessonPlace | null {
  if (over.kind === 'lesson') {
    const lesson = findLesson(modules, over.id);
    return lesson === undefined ? null : { moduleId: lesson.moduleId, order: lesson.order };
  }
  if (over.kind === 'module') return null;
  const module = modules.find(({ _id }) => _id === over.moduleId);
  return module === undefined ? null : { moduleId: module._id, order: module.lessons.length + 1 };
}
