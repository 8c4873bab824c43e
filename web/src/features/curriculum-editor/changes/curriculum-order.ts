/** Places in a curriculum: always 1 to n, and whoever does not move stays the same object. */
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';

export function inOrder<T extends { readonly order: number }>(things: readonly T[]): T[] {
  return things.map((thing, index) => (thing.order === index + 1 ? thing : { ...thing, order: index + 1 }));
}

export function moveModule(modules: readonly Module[], id: string, order: number): readonly Module[] {
  const moved = modules.find((module) => module._id === id);
  if (moved === undefined) return modules;
  return inOrder(modules.filter((module) => module !== moved).toSpliced(order - 1, 0, moved));
}

interface LessonTarget {
  readonly moduleId: string;
  /** From 1; none is the end. */
  readonly order?: number;
}

export function findLesson(modules: readonly Module[], id: string): Lesson | undefined {
  return modules.flatMap(({ lessons }) => lessons).find((lesson) => lesson._id === id);
}

export function withLesson(
  modules: readonly Module[],
  lesson: Lesson,
  { moduleId, order }: LessonTarget,
): readonly Module[] {
  return modules.map((module) => {
    if (module._id !== moduleId) return module;
    const placed = { ...lesson, moduleId, moduleTitle: module.title };
    const at = order === undefined ? module.lessons.length : order - 1;
    return { ...module, lessons: inOrder(module.lessons.toSpliced(at, 0, placed)) };
  });
}

export function moveLesson(modules: readonly Module[], id: string, target: LessonTarget): readonly Module[] {
  const lesson = findLesson(modules, id);
  // To a module that is gone nothing can be moved, and it must not vanish on the way.
  if (lesson === undefined || !modules.some(({ _id }) => _id === target.moduleId)) return modules;
  const without = modules.map((module) =>
    module.lessons.includes(lesson)
      ? { ...module, lessons: inOrder(module.lessons.filter((other) => other !== lesson)) }
      : module,
  );
  return withLesson(without, lesson, target);
}
