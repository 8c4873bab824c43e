/** The order a course is learned in: modules by their order, lessons by theirs within. */
interface OrderedLesson {
  readonly _id: string;
  readonly order: number;
}

interface OrderedModule<L extends OrderedLesson> {
  readonly order: number;
  readonly lessons: readonly L[];
}

export function lessonsInOrder<L extends OrderedLesson>(modules: readonly OrderedModule<L>[]): L[] {
  return modules.toSorted(byOrder).flatMap((module) => module.lessons.toSorted(byOrder));
}

/** Where the start button leads: the first incomplete lesson, else the last watched, else the first. */
export function lessonToStart<L extends OrderedLesson>(
  modules: readonly OrderedModule<L>[],
  completed: ReadonlySet<string>,
  lastWatchedLessonId: string | null = null,
): L | undefined {
  const lessons = lessonsInOrder(modules);
  return (
    lessons.find((lesson) => !completed.has(lesson._id)) ??
    lessons.find((lesson) => lesson._id === lastWatchedLessonId) ??
    lessons[0]
  );
}

export function nextLesson<L extends OrderedLesson>(
  modules: readonly OrderedModule<L>[],
  currentLessonId: string,
): L | undefined {
  const lessons = lessonsInOrder(modules);
  const index = lessons.findIndex((lesson) => lesson._id === currentLessonId);
  return index === -1 ? undefined : lessons[index + 1];
}

function byOrder(a: { readonly order: number }, b: { readonly order: number }): number {
  return a.order - b.order;
}
