/** What several features say of a course in the same words. */
import type { CourseBadge } from '@academy/contract/courses/course-badges.ts';
import type { Difficulty } from '@academy/contract/courses/difficulty.ts';
import { plural, t } from '@lingui/core/macro';
import { contractText } from './language/contract-text.ts';
import { numberText } from './language/numbers.ts';

/** US dollars with the sign before the amount; what costs nothing is FREE. */
export function priceText(price: number | null): string {
  if (price === null || price === 0) return t`FREE`;
  return `$${numberText(price, Number.isInteger(price) ? 0 : 2)}`;
}

export function difficultyText(difficulty: Difficulty): string {
  switch (difficulty) {
    case 'beginner':
      return t`Beginner`;
    case 'intermediate':
      return t`Intermediate`;
    case 'advanced':
      return t`Advanced`;
    case 'all-levels':
      return t`All Levels`;
  }
}

export function badgeText(badge: CourseBadge): string {
  switch (badge) {
    case 'BESTSELLER':
      return t`BESTSELLER`;
    case 'FEATURED':
      return t`FEATURED`;
    case 'NEW':
      return t`NEW`;
  }
}

export function studentsText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} student`, other: `${number} students` });
}

/** Categories are kept by their English name. */
export function categoryText(name: string): string {
  return contractText('category', name, name);
}

/** What is shown where a course says nothing itself. */
export const courseDefaultTexts = {
  language: () => t`Bengali`,
  duration: () => t`6 hours`,
  level: () => difficultyText('beginner'),
  lastUpdated: () => t`May 2025`,
} as const;
