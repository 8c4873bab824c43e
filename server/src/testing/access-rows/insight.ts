import { inEveryStatus, type MatrixRow, managed, signedInOnly } from '../access-cells.ts';

/** What creators see of their students as a whole. */
export const insightRows: readonly MatrixRow[] = [
  { route: 'GET /api/creator/overview', expected: signedInOnly(200) },
  { route: 'GET /api/creator/needs', expected: signedInOnly(200) },
  ...inEveryStatus('GET /api/courses/:courseId/drop-off', managed(200)),
];
