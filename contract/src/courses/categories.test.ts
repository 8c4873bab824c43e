import { expect, it } from 'vitest';
import {
  type Category,
  catalogueCategories,
  categoryIdOf,
  categoryNameOf,
  courseFormCategories,
} from './categories.ts';

const written = (list: readonly Category[]) => list.map(({ id, name }) => `${id} ${name}`).join(', ');

it('has one list for the catalogue and another for the course form', () => {
  expect(written(catalogueCategories)).toBe(
    '1 Programming, 2 Data Science, 3 Machine Learning, 4 Web Development, 5 Mobile Development, 6 DevOps, 7 Design, 8 Business',
  );
  expect(written(courseFormCategories)).toBe(
    '1 Web Development, 2 Data Science, 3 Mobile Development, 4 Cybersecurity, 5 Cloud Computing',
  );
});

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
