import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { createContext, type ReactNode } from 'react';

interface ReadyLesson {
  readonly course: Course;
  readonly lesson: Lesson;
}

/** What is shown on the stage of a lesson that may be watched; the page that composes the features says. */
export const LessonVideoSlot = createContext<(ready: ReadyLesson) => ReactNode>(() => null);
