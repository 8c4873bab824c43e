import { describe, expect, test } from 'vitest';
import {
  canLoadMore,
  catalogueHeadings,
  hasConditions,
  limitOf,
  parseCatalogueSearch,
  resultCountText,
  withCategory,
  withMore,
  withoutConditions,
  withSearch,
} from './catalogue-search.ts';

describe('reading the address', () => {
  test('an empty address is the first page of everything', () => {
    expect(parseCatalogueSearch({})).toEqual({});
    expect(limitOf({})).toBe(8);
  });

  test('every part of a shared link comes through', () => {
    expect(
      parseCatalogueSearch({ filter: 'in-progress', search: 'react', categoryId: 4, limit: 24 }),
    ).toEqual({ filter: 'in-progress', search: 'react', categoryId: 4, limit: 24 });
  });

  test('numbers arrive as numbers or as text', () => {
    expect(parseCatalogueSearch({ categoryId: '4', limit: '16' })).toEqual({ categoryId: 4, limit: 16 });
  });

  test.each([
    { filter: 'everything' },
    { search: '   ' },
    { search: ['a'] },
    { search: null },
    { categoryId: 9 },
    { categoryId: 'abc' },
    { categoryId: '' },
    { limit: -1 },
    { limit: 0 },
    { limit: 8.5 },
    { limit: 'many' },
    { limit: 8 },
    { page: 2 },
  ])('what means nothing is left out: %o', (raw) => {
    expect(parseCatalogueSearch(raw)).toEqual({});
  });

  test('a limit beyond what one request may ask for is cut', () => {
    expect(parseCatalogueSearch({ limit: 1e9 })).toEqual({ limit: 1000 });
  });
});

describe('changing the address', () => {
  const deep = { filter: 'in-progress', search: 'react', categoryId: 4, limit: 24 } as const;

  test('a new search keeps the category and begins at the first page', () => {
    expect(withSearch(deep, ' vue ')).toEqual({ filter: 'in-progress', search: 'vue', categoryId: 4 });
  });

  test('an emptied search leaves the address', () => {
    expect(withSearch(deep, '')).toEqual({ filter: 'in-progress', categoryId: 4 });
  });

  test('another category keeps the search and begins at the first page', () => {
    expect(withCategory(deep, 2)).toEqual({ filter: 'in-progress', search: 'react', categoryId: 2 });
    expect(withCategory(deep, undefined)).toEqual({ filter: 'in-progress', search: 'react' });
  });

  test('more courses are eight more', () => {
    expect(withMore({ search: 'react' })).toEqual({ search: 'react', limit: 16 });
    expect(withMore({ limit: 16 })).toEqual({ limit: 24 });
  });

  test('clearing keeps only whose courses are shown', () => {
    expect(withoutConditions(deep)).toEqual({ filter: 'in-progress' });
    expect(withoutConditions({ search: 'react' })).toEqual({});
  });

  test('a search or a category is a condition, a longer list is not', () => {
    expect(hasConditions({ search: 'react' })).toBe(true);
    expect(hasConditions({ categoryId: 1 })).toBe(true);
    expect(hasConditions({ limit: 16, filter: 'in-progress' })).toBe(false);
  });
});

test('the catalogue is headed by whose courses it shows', () => {
  expect(catalogueHeadings({})).toEqual({ page: 'Browse All Courses', list: 'All Courses' });
  expect(catalogueHeadings({ filter: 'in-progress' })).toEqual({
    page: 'My Courses',
    list: 'Courses In Progress',
  });
});

test('a full page can be followed by more', () => {
  expect(canLoadMore({ count: 8, limit: 8 })).toBe(true);
  expect(canLoadMore({ count: 16, limit: 16 })).toBe(true);
});

test('a page that is not full is the last', () => {
  expect(canLoadMore({ count: 7, limit: 8 })).toBe(false);
  expect(canLoadMore({ count: 8, limit: 16 })).toBe(false);
  expect(canLoadMore({ count: 0, limit: 8 })).toBe(false);
});

test('a list with a fixed length never grows', () => {
  expect(canLoadMore({ count: 8, limit: 8, fixedLimit: true })).toBe(false);
});

test('nothing is offered beyond the longest list a request may ask for', () => {
  expect(canLoadMore({ count: 1000, limit: 1000 })).toBe(false);
});

test('the count says when it is only the beginning', () => {
  expect(resultCountText({ count: 0, limit: 8 })).toBe('No courses');
  expect(resultCountText({ count: 1, limit: 8 })).toBe('1 course');
  expect(resultCountText({ count: 5, limit: 8 })).toBe('5 courses');
  expect(resultCountText({ count: 8, limit: 8 })).toBe('Showing the first 8 courses');
});
