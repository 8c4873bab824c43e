import { expect, it } from 'vitest';
import { cardBadge, pageBadges } from './course-badges.ts';

const all = { bestseller: true, featured: true, isNew: true, progress: 0 };

it('puts BESTSELLER before NEW on a card', () => {
  expect(cardBadge(all)).toBe('BESTSELLER');
  expect(cardBadge({ ...all, bestseller: false })).toBe('NEW');
  expect(cardBadge({ ...all, bestseller: false, isNew: false })).toBeNull();
});

it('hides the badge of a card once progress exists', () => {
  expect(cardBadge({ ...all, progress: 1 })).toBeNull();
});

it('shows every badge that applies on a page', () => {
  expect(pageBadges(all)).toEqual(['BESTSELLER', 'FEATURED', 'NEW']);
  expect(pageBadges({ bestseller: false, featured: true, isNew: false })).toEqual(['FEATURED']);
});
