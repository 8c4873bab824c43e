/** What a screen reader is told while a module or a lesson is moved. */
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';
import { findLesson, findModule } from './curriculum-order.ts';

type MoveStep = 'lifted' | 'carried' | 'moved' | 'back';

/** Kept without words, so that they are in the language of the page. */
export interface MoveNews {
  readonly step: MoveStep;
  readonly title: string;
  readonly position: number;
  readonly count: number;
  /** The title of the lesson's module; null for a module. */
  readonly home: string | null;
}

export function moveNews(step: MoveStep, modules: readonly Module[], id: string): MoveNews | null {
  const module = findModule(modules, id);
  if (module !== undefined) {
    return { step, title: module.title, position: module.order, count: modules.length, home: null };
  }
  const lesson = findLesson(modules, id);
  const home = findModule(modules, lesson?.moduleId);
  if (lesson === undefined || home === undefined) return null;
  return {
    step,
    title: lesson.title,
    position: lesson.order,
    count: home.lessons.length,
    home: home.title,
  };
}

export function moveNewsText(news: MoveNews | null): string {
  if (news === null) return '';
  const { step, title, home } = news;
  const position = numberText(news.position);
  const count = numberText(news.count);
  if (home === null) return moduleText(step, { title, position, count });
  return lessonText(step, { title, position, count, home });
}

interface ModulePlace {
  readonly title: string;
  readonly position: string;
  readonly count: string;
}

function moduleText(step: MoveStep, { title, position, count }: ModulePlace): string {
  switch (step) {
    case 'lifted':
      return t`Module ${title} lifted, position ${position} of ${count}.`;
    case 'carried':
      return t`Module ${title}: position ${position} of ${count}.`;
    case 'moved':
      return t`Module ${title} moved to position ${position} of ${count}.`;
    case 'back':
      return t`Module ${title} is back at position ${position} of ${count}.`;
  }
}

interface LessonPlace extends ModulePlace {
  readonly home: string;
}

function lessonText(step: MoveStep, { title, position, count, home: module }: LessonPlace): string {
  switch (step) {
    case 'lifted':
      return t`Lesson ${title} lifted, position ${position} of ${count} in module ${module}.`;
    case 'carried':
      return t`Lesson ${title}: position ${position} of ${count} in module ${module}.`;
    case 'moved':
      return t`Lesson ${title} moved to position ${position} of ${count} in module ${module}.`;
    case 'back':
      return t`Lesson ${title} is back at position ${position} of ${count} in module ${module}.`;
  }
}
