import { catalogueCategories } from '@academy/contract/courses/categories.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';

/** The catalogue's state as its address holds it; what has its usual value is left out of the address. */
export interface CatalogueSearch {
  filter?: 'in-progress';
  search?: string;
  categoryId?: number;
  limit?: number;
}

type WrittenByAnyone = { readonly [Part in keyof CatalogueSearch]?: unknown };

/** Reads an address written by anyone: what makes no sense is dropped, never an error. */
export function parseCatalogueSearch(raw: WrittenByAnyone): CatalogueSearch {
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

export function hasConditions({ search, categoryId }: CatalogueSearch): boolean {
  return search !== undefined || categoryId !== undefined;
}

function wholeNumberOf(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : Number.NaN;
}
