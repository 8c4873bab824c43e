/** What cards and pages say of a course in the same words, with the defaults for what it leaves out. */
import type { Course } from '@academy/contract/courses/course.ts';
import { courseDefaults } from '@academy/contract/courses/course-constants.ts';
import { difficultyLabel } from '@academy/contract/courses/difficulty.ts';
import { numberText } from '@/lib/language/numbers.ts';

export function levelText({ difficulty }: Pick<Course, 'difficulty'>): string {
  return difficulty === null ? courseDefaults.level : difficultyLabel(difficulty);
}

export function ratingText(rating: number): string {
  return rating.toFixed(1);
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
