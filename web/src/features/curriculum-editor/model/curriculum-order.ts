/** Positions in a curriculum: always 1 to n. What does not move stays the same object, so that it is not drawn again. */
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';

export function inOrder<T extends { readonly order: number }>(things: readonly T[]): T[] {
  return things.map((thing, index) => (thing.order === index + 1 ? thing : { ...thing, order: index + 1 }));
}

export function moveModule(modules: readonly Module[], id: string, order: number): readonly Module[] {
  const moved = findModule(modules, id);
  if (moved === undefined) return modules;
  return inOrder(modules.filter((module) => module !== moved).toSpliced(order - 1, 0, moved));
}

export interface LessonPosition {
  readonly moduleId: string;
  /** From 1. */
  readonly order: number;
}

export function findModule(modules: readonly Module[], id: string | undefined): Module | undefined {
  return modules.find((module) => module._id === id);
}

export function findLesson(modules: readonly Module[], id: string): Lesson | undefined {
  return modules.flatMap(({ lessons }) => lessons).find((lesson) => lesson._id === id);
}

/** Without an order, the lesson is put at the end of the module. */
export function withLesson(
  modules: readonly Module[],
  lesson: Lesson,
  { moduleId, order }: { readonly moduleId: string; readonly order?: number },
): readonly Module[] {
  return modules.map((module) => {
    if (module._id !== moduleId) return module;
    const placed = { ...lesson, moduleId, moduleTitle: module.title };
    const at = order === undefined ? module.lessons.length : order - 1;
    return { ...module, lessons: inOrder(module.lessons.toSpliced(at, 0, placed)) };
  });
}

export function moveLesson(
  modules: readonly Module[],
  id: string,
  target: LessonPosition,
): readonly Module[] {
  const lesson = findLesson(modules, id);
  // A lesson that is moved to a deleted module stays where it is instead of vanishing.
  if (lesson === undefined || !findModule(modules, target.moduleId)) return modules;
  return withLesson(withoutLesson(modules, id), lesson, target);
}

export function withoutLesson(modules: readonly Module[], id: string): readonly Module[] {
  return modules.map((module) =>
    module.lessons.some(({ _id }) => _id === id)
      ? { ...module, lessons: inOrder(module.lessons.filter(({ _id }) => _id !== id)) }
      : module,
  );
}
