/** As many rows as a screen or two hold: ten thousand at once would make every keystroke of the search slow. */
export const studentsPerPage = 50;

export interface StudentPage<T> {
  readonly rows: readonly T[];
  /** From 1; a page that a narrower search took away becomes the last there is. */
  readonly page: number;
  readonly pages: number;
  /** Where this page begins and ends in the whole list, from 1. */
  readonly first: number;
  readonly last: number;
}

export function pageOf<T>(all: readonly T[], wanted: number): StudentPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / studentsPerPage));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * studentsPerPage;
  const rows = all.slice(start, start + studentsPerPage);
  return { rows, page, pages, first: Math.min(start + 1, all.length), last: start + rows.length };
}
