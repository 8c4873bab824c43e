import type { CatalogueSearch } from './catalogue-search.ts';

/** The page's heading and that of its list. */
export function catalogueHeadings({ filter }: CatalogueSearch): { page: string; list: string } {
  return filter === 'in-progress'
    ? { page: 'My Courses', list: 'Courses In Progress' }
    : { page: 'Browse All Courses', list: 'All Courses' };
}
