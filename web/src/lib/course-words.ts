/** What several features say of a course in the same words. */
import type { CourseBadge } from '@academy/contract/courses/course-badges.ts';
import type { Difficulty } from '@academy/contract/courses/difficulty.ts';
import { t } from '@lingui/core/macro';
import { contractText } from './language/contract-text.ts';
import { numberText } from './language/numbers.ts';

/** US dollars with the sign before the amount; what costs nothing is FREE. */
export function priceText(price: number | null): string {
  if (price === null || price === 0) return t`FREE`;
  return `$${numberText(price, Number.isInteger(price) ? 0 : 2)}`;
}

/** A course that says nothing of it is for beginners. */
export function difficultyText(difficulty: Difficulty | null): string {
  switch (difficulty) {
    case null:
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

export function ratingText(rating: number): string {
  return numberText(rating, 1);
}

/** Categories are kept by their English name. */
export function categoryText(name: string): string {
  return contractText('category', name, name);
}
