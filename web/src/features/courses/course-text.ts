/** What cards and pages say of a course in the same words, with the defaults for what it leaves out. */

import type { Course } from '@academy/contract/courses/course.ts';
import { plural } from '@lingui/core/macro';
import { courseDefaultTexts, difficultyText } from '@/lib/course-words.ts';
import { numberText } from '@/lib/language/numbers.ts';

export function levelText({ difficulty }: Pick<Course, 'difficulty'>): string {
  return difficulty === null ? courseDefaultTexts.level() : difficultyText(difficulty);
}

export function ratingText(rating: number): string {
  return numberText(rating, 1);
}

export function enrolledText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} enrolled`, other: `${number} enrolled` });
}
