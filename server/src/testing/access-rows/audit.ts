import type { MatrixRow } from '../access-cells.ts';

const adminsOnly = [401, 403, 403, 403, 403, 200] as const;

export const auditRows: readonly MatrixRow[] = [
  { route: 'GET /api/admin/audit', expected: adminsOnly },
  { route: 'GET /api/admin/audit/file', expected: adminsOnly },
];
