/**
 * One change of a curriculum, as somebody asked for it. Applied to what the academy has, it gives what the screen shows;
 * taken away again, it leaves no trace. That is all that optimism and rolling back need.
 */
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import { onOneLine } from '@academy/contract/text/character-count.ts';
import { editedFields, fieldsOf, type LessonEdits, type LessonFields } from '../lesson-form/lesson-fields.ts';
import { inOrder, moveLesson, moveModule, withLesson } from './curriculum-order.ts';

export type CurriculumChange =
  | { readonly kind: 'add-module'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'rename-module';
      readonly id: string;
      readonly title: string;
      /** The title it replaces; another one means that somebody else has renamed the module. */
      readonly basedOn: string;
    }
  | { readonly kind: 'move-module'; readonly id: string; readonly order: number }
  | { readonly kind: 'delete-module'; readonly id: string }
  | {
      readonly kind: 'add-lesson';
      readonly id: string;
      readonly moduleId: string;
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

/** What speaks of something that is not there changes nothing. */
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
      return modules.map((module) => withEdits(module, change));
    case 'move-lesson':
      return moveLesson(modules, change.id, { moduleId: change.moduleId, order: change.order });
    case 'delete-lesson':
      return modules.map((module) =>
        module.lessons.some(({ _id }) => _id === change.id)
          ? { ...module, lessons: inOrder(module.lessons.filter(({ _id }) => _id !== change.id)) }
          : module,
      );
    default:
      return change satisfies never;
  }
}

function newLesson({ id, moduleId, fields }: Extract<CurriculumChange, { kind: 'add-lesson' }>): Lesson {
  const lesson = { _id: id, id, title: '', duration: '', order: 0, moduleId, moduleTitle: '' };
  return withFields(lesson, fields);
}

function withEdits(
  module: Module,
  { id, edits }: Extract<CurriculumChange, { kind: 'save-lesson' }>,
): Module {
  if (!module.lessons.some(({ _id }) => _id === id)) return module;
  const lessons = module.lessons.map((lesson) =>
    lesson._id === id ? withFields(lesson, editedFields(fieldsOf(lesson), edits)) : lesson,
  );
  return { ...module, lessons };
}

function withFields(lesson: Lesson, fields: LessonFields): Lesson {
  const duration = fields.duration.trim();
  return {
    ...lesson,
    title: onOneLine(fields.title),
    content: fields.content || null,
    videoUrl: fields.videoUrl.trim() || null,
    duration: duration || lessonDefaults.duration,
    givenDuration: duration || null,
  };
}
