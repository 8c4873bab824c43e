import { everybody, type MatrixRow } from '../access-cells.ts';

export const schoolPageRows: readonly MatrixRow[] = [
  { route: 'GET /api/pages/:page', expected: everybody(200) },
];
