/**
 * One change of a curriculum. Applied to what the server has, it gives what the screen shows; a change that fails is
 * simply no longer applied, so nothing has to be undone.
 */
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import { onOneLine } from '@academy/contract/text/character-count.ts';
import { inOrder, moveLesson, moveModule, withLesson, withoutLesson } from './curriculum-order.ts';
import {
  editedFields,
  fieldsOf,
  keptDuration,
  type LessonEdits,
  type LessonFields,
} from './lesson-fields.ts';

export type CurriculumChange =
  | { readonly kind: 'add-module'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'rename-module';
      readonly id: string;
      readonly title: string;
      /** The title it replaces. If the server has another one, the module was renamed elsewhere. */
      readonly basedOn: string;
    }
  | { readonly kind: 'move-module'; readonly id: string; readonly order: number }
  | { readonly kind: 'delete-module'; readonly id: string }
  | {
      readonly kind: 'add-lesson';
      readonly id: string;
      readonly moduleId: string;
      /** Where it was typed: what is kept on the device of it stays there until it is saved. */
      readonly place: number;
      readonly fields: LessonFields;
    }
  | { readonly kind: 'save-lesson'; readonly id: string; readonly edits: LessonEdits }
  | {
      readonly kind: 'move-lesson';
      readonly id: string;
      readonly moduleId: string;
      readonly order: number;
    }
  | { readonly kind: 'delete-lesson'; readonly id: string };

/** A change of a module or lesson that no longer exists has no effect. */
export function applyChange(modules: readonly Module[], change: CurriculumChange): readonly Module[] {
  switch (change.kind) {
    case 'add-module':
      return inOrder([
        ...modules,
        { _id: change.id, id: change.id, title: change.title, order: 0, lessons: [] },
      ]);
    case 'rename-module':
      return modules.map((module) =>
        module._id === change.id ? { ...module, title: onOneLine(change.title) } : module,
      );
    case 'move-module':
      return moveModule(modules, change.id, change.order);
    case 'delete-module':
      return inOrder(modules.filter((module) => module._id !== change.id));
    case 'add-lesson':
      return withLesson(modules, newLesson(change), { moduleId: change.moduleId });
    case 'save-lesson':
      return mapLesson(modules, change.id, (lesson) =>
        withFields(lesson, editedFields(fieldsOf(lesson), change.edits)),
      );
    case 'move-lesson':
      return moveLesson(modules, change.id, { moduleId: change.moduleId, order: change.order });
    case 'delete-lesson':
      return withoutLesson(modules, change.id);
    default:
      return change satisfies never;
  }
}

function newLesson({ id, moduleId, fields }: Extract<CurriculumChange, { kind: 'add-lesson' }>): Lesson {
  const lesson = { _id: id, id, title: '', duration: '', order: 0, moduleId, moduleTitle: '' };
  return withFields(lesson, fields);
}

function withFields(lesson: Lesson, fields: LessonFields): Lesson {
  const duration = keptDuration(fields.duration);
  return {
    ...lesson,
    title: onOneLine(fields.title),
    content: fields.content || null,
    videoUrl: fields.videoUrl.trim() || null,
    duration: duration || lessonDefaults.duration,
    givenDuration: duration || null,
  };
}

/** The server's answer to a change: the module or lesson as saved, or that it was deleted. */
export type ChangeAnswer =
  | { readonly module: Module }
  | { readonly lesson: Lesson }
  | { readonly deleted: true };

/** The curriculum after the server has accepted a change, with the id, revision and duration that it answered. */
export function settleChange(
  modules: readonly Module[],
  change: CurriculumChange,
  answer: ChangeAnswer,
): readonly Module[] {
  const applied = withRevisions(modules, applyChange(modules, change));
  if ('deleted' in answer) return applied;
  if ('lesson' in answer) {
    const { order: _, moduleTitle: __, ...told } = answer.lesson;
    return mapLesson(applied, change.id, (lesson) => ({ ...lesson, ...told }));
  }
  const { lessons: _, order: __, ...told } = answer.module;
  return applied.map((module) =>
    module._id === change.id ? withLessonsRelinked({ ...module, ...told }) : module,
  );
}

/** The server counts up the revision of everything that made room, so the next save must be based on that. */
function withRevisions(before: readonly Module[], after: readonly Module[]): readonly Module[] {
  const orders = new Map(
    before.flatMap((module) => [module, ...module.lessons]).map((thing) => [thing._id, thing.order]),
  );
  const counted = <T extends Module | Lesson>(thing: T): T =>
    thing.revision === undefined || (orders.get(thing._id) ?? thing.order) === thing.order
      ? thing
      : { ...thing, revision: thing.revision + 1 };
  return after.map((module) => ({ ...counted(module), lessons: module.lessons.map(counted) }));
}

/** Lessons added while the module had a temporary id take over its real one. */
function withLessonsRelinked(module: Module): Module {
  return {
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, moduleId: module._id, moduleTitle: module.title })),
  };
}

function mapLesson(
  modules: readonly Module[],
  id: string,
  map: (lesson: Lesson) => Lesson,
): readonly Module[] {
  return modules.map((module) =>
    module.lessons.some(({ _id }) => _id === id)
      ? { ...module, lessons: module.lessons.map((lesson) => (lesson._id === id ? map(lesson) : lesson)) }
      : module,
  );
}
