import { catalogueCategories } from '@academy/contract/courses/categories.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

/** The catalogue's state as its address holds it; defaults are left out of the address. */
export interface CatalogueSearch {
  filter?: 'in-progress';
  search?: string;
  categoryId?: number;
  limit?: number;
}

type UntrustedSearch = { readonly [Part in keyof CatalogueSearch]?: unknown };

/** Reads the query of an address that may be typed by hand: invalid parts are dropped, never an error. */
export function parseCatalogueSearch(raw: UntrustedSearch): CatalogueSearch {
  const parsed: CatalogueSearch = {};
  if (raw.filter === 'in-progress') parsed.filter = 'in-progress';

  const search = typeof raw.search === 'string' ? raw.search.trim() : '';
  if (search !== '') parsed.search = search;

  const categoryId = wholeNumberOf(raw.categoryId);
  if (catalogueCategories.some((category) => category.id === categoryId)) parsed.categoryId = categoryId;

  const limit = wholeNumberOf(raw.limit);
  if (limit >= 1 && limit !== catalogue.pageSize) parsed.limit = Math.min(limit, catalogue.maxLimit);
  return parsed;
}

/** Other words or another category begin again at the first page. */
export function withSearch({ limit: _limit, search: _search, ...rest }: CatalogueSearch, search: string) {
  return parseCatalogueSearch({ ...rest, search });
}

export function withCategory(
  { limit: _limit, categoryId: _categoryId, ...rest }: CatalogueSearch,
  categoryId: number | undefined,
) {
  return parseCatalogueSearch({ ...rest, categoryId });
}

export function withMore(current: CatalogueSearch): CatalogueSearch {
  return parseCatalogueSearch({ ...current, limit: limitOf(current) + catalogue.loadMoreStep });
}

export function withoutConditions({ filter }: CatalogueSearch): CatalogueSearch {
  return filter === undefined ? {} : { filter };
}

export function limitOf({ limit }: CatalogueSearch): number {
  return limit ?? catalogue.pageSize;
}

/** What the API is asked for. */
export function listQueryOf(search: CatalogueSearch) {
  return { search: search.search, categoryId: search.categoryId, limit: limitOf(search) };
}

export function hasConditions({ search, categoryId }: CatalogueSearch): boolean {
  return search !== undefined || categoryId !== undefined;
}

/** The page's heading and that of its list. */
export function catalogueHeadings({ filter }: CatalogueSearch): { page: string; list: string } {
  return filter === 'in-progress'
    ? { page: t`My Courses`, list: t`Courses In Progress` }
    : { page: t`Browse All Courses`, list: t`All Courses` };
}

interface ListLength {
  count: number;
  limit: number;
  /** A list that was given a length of its own, as on the home page, does not grow. */
  fixedLimit?: boolean;
}

/** A list that came back full may go on; one request can ask for no more than the largest limit. */
export function canLoadMore({ count, limit, fixedLimit = false }: ListLength): boolean {
  return !fixedLimit && count >= limit && limit < catalogue.maxLimit;
}

export function resultCountText({ count, limit }: ListLength): string {
  const number = numberText(count);
  if (count > 1 && canLoadMore({ count, limit })) {
    return plural(count, {
      one: `Showing the first ${number} course`,
      other: `Showing the first ${number} courses`,
    });
  }
  return plural(count, { 0: 'No courses', one: `${number} course`, other: `${number} courses` });
}

function wholeNumberOf(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : Number.NaN;
}
