import { everybody, type MatrixRow } from '../access-cells.ts';

/** Anyone may search. What each of them finds is in features/search/moment-access.test.ts. */
export const searchRows: readonly MatrixRow[] = [
  { route: 'GET /api/search/moments', expected: everybody(200) },
];
