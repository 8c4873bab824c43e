import { inEveryStatus, type MatrixRow, managed } from '../access-cells.ts';

export const preflightRows: readonly MatrixRow[] = [
  ...inEveryStatus('GET /api/courses/:courseId/preflight', managed(200)),
  ...inEveryStatus('POST /api/courses/:courseId/preflight', managed(200), {}),
];
