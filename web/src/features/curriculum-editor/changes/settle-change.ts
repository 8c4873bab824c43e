import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { applyChange, type CurriculumChange } from './curriculum-change.ts';

/** What the academy said to a change: what became of the module or lesson, or nothing where it was deleted. */
export type ChangeAnswer =
  | { readonly module: Module }
  | { readonly lesson: Lesson }
  | { readonly deleted: true };

/** Makes a change that the academy has accepted part of what it has, with its own id, revision and duration. */
export function settleChange(
  modules: readonly Module[],
  change: CurriculumChange,
  answer: ChangeAnswer,
): readonly Module[] {
  const applied = withRevisions(modules, applyChange(modules, change));
  if ('deleted' in answer) return applied;
  if ('lesson' in answer) {
    const { order: _, moduleTitle: __, ...told } = answer.lesson;
    return replaceLesson(applied, change.id, (lesson) => ({ ...lesson, ...told }));
  }
  const { lessons: _, order: __, ...told } = answer.module;
  return applied.map((module) => (module._id === change.id ? withIdOf({ ...module, ...told }) : module));
}

/** Whoever made room has a new place, and by that a new revision, as at the academy. */
function withRevisions(before: readonly Module[], after: readonly Module[]): readonly Module[] {
  const places = new Map(
    before.flatMap((module) => [module, ...module.lessons]).map((thing) => [thing._id, thing.order]),
  );
  const counted = <T extends Module | Lesson>(thing: T): T =>
    thing.revision === undefined || (places.get(thing._id) ?? thing.order) === thing.order
      ? thing
      : { ...thing, revision: thing.revision + 1 };
  return after.map((module) => ({ ...counted(module), lessons: module.lessons.map(counted) }));
}

/** Lessons that were added to a module before it had an id of the academy follow it. */
function withIdOf(module: Module): Module {
  return {
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, moduleId: module._id, moduleTitle: module.title })),
  };
}

function replaceLesson(
  modules: readonly Module[],
  id: string,
  replaced: (lesson: Lesson) => Lesson,
): readonly Module[] {
  return modules.map((module) =>
    module.lessons.some(({ _id }) => _id === id)
      ? {
          ...module,
          lessons: module.lessons.map((lesson) => (lesson._id === id ? replaced(lesson) : lesson)),
        }
      : module,
  );
}
