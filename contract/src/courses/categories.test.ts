import { expect, it } from 'vitest';
import { catalogueCategories, categoryIdOf, categoryNameOf, courseFormCategories } from './categories.ts';

it('finds a category saved from the form under its id in the catalogue list', () => {
  const saved = categoryNameOf(courseFormCategories, 1) ?? '';
  expect(saved).toBe('Web Development');
  expect(categoryIdOf(catalogueCategories, saved)).toBe(4);
});

it('knows no catalogue id for a category that only the form has', () => {
  expect(categoryIdOf(catalogueCategories, 'Cybersecurity')).toBeUndefined();
});

it('knows no name for an id that is not in the list', () => {
  expect(categoryNameOf(courseFormCategories, 6)).toBeUndefined();
  expect(categoryNameOf(catalogueCategories, 0)).toBeUndefined();
});
