/** What several features say of reviews in the same words. */
import { plural, t } from '@lingui/core/macro';
import { numberText } from './language/numbers.ts';

export function reviewsText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} review`, other: `${number} reviews` });
}

/** For one rating; a mean has a decimal and its own words. */
export function starsText(stars: number): string {
  const number = numberText(stars);
  return t({ message: `${number} of 5 stars`, comment: 'How somebody rates a course' });
}
