/**
 * Two category lists exist and their ids disagree, so an id means nothing without its list.
 * A course therefore keeps the category's name, and each screen translates through its own list.
 */
export interface Category {
  readonly id: number;
  readonly name: string;
}

export const catalogueCategories = [
  { id: 1, name: 'Programming' },
  { id: 2, name: 'Data Science' },
  { id: 3, name: 'Machine Learning' },
  { id: 4, name: 'Web Development' },
  { id: 5, name: 'Mobile Development' },
  { id: 6, name: 'DevOps' },
  { id: 7, name: 'Design' },
  { id: 8, name: 'Business' },
] as const satisfies readonly Category[];

export const courseFormCategories = [
  { id: 1, name: 'Web Development' },
  { id: 2, name: 'Data Science' },
  { id: 3, name: 'Mobile Development' },
  { id: 4, name: 'Cybersecurity' },
  { id: 5, name: 'Cloud Computing' },
] as const satisfies readonly Category[];

export function categoryNameOf(list: readonly Category[], id: number): string | undefined {
  return list.find((category) => category.id === id)?.name;
}

export function categoryIdOf(list: readonly Category[], name: string): number | undefined {
  return list.find((category) => category.name === name)?.id;
}
