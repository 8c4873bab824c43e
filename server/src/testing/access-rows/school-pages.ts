import { everybody, type MatrixRow } from '../access-cells.ts';

export const schoolPageRows: readonly MatrixRow[] = [
  { route: 'GET /api/pages/:page', expected: everybody(200) },
  { route: 'GET /api/admin/pages/:page/:language', expected: [401, 403, 403, 403, 403, 200] },
  {
    route: 'PUT /api/admin/pages/:page/:language',
    body: { markdown: '# Ours', updatedAt: null },
    expected: [401, 403, 403, 403, 403, 200],
  },
];
