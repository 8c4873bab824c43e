import type { ImportChange } from '@academy/contract/course-folders/course-import.ts';
import { t } from '@lingui/core/macro';

type Words = Record<ImportChange['kind'], (name: string) => string>;

/** A change as a line of a list; the heading above says whether it is added, changed or removed. */
const words: Words = {
  details: (name) => t`Details of the course: ${name}`,
  cover: (name) => t`Cover: ${name}`,
  module: (name) => t`Module: ${name}`,
  lesson: (name) => t`Lesson: ${name}`,
  film: (name) => t`Film of the lesson: ${name}`,
  captions: (name) => t`Captions of the lesson: ${name}`,
  question: (name) => t`Question: ${name}`,
  file: (name) => t`File or link: ${name}`,
};

export function changeText({ kind, name }: ImportChange): string {
  return words[kind](name);
}

export const changeHeadings: Record<ImportChange['change'], () => string> = {
  added: () => t`Added`,
  changed: () => t`Changed`,
  removed: () => t`Removed`,
};
