import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { type Cells, everybody, inEveryStatus, type MatrixRow, signedInOnly } from '../access-cells.ts';

const settings = '/api/admin/settings';
const approvals = '/api/admin/approvals';
const admins: Cells = [401, 403, 403, 403, 403, 200];
/** Nothing waits; and a course that cannot be seen is missing. */
const decided: Record<CourseStatus, Cells> = {
  published: [401, 403, 403, 403, 403, 409],
  draft: [401, 404, 403, 404, 403, 409],
  archived: [401, 404, 403, 404, 403, 409],
};

export const schoolSettingRows: readonly MatrixRow[] = [
  { route: `GET ${settings}`, expected: admins },
  // Nobody changed anything yet.
  {
    route: `PUT ${settings}`,
    body: { revision: 99, changes: { academyName: 'Ours' } },
    expected: [401, 403, 403, 403, 403, 409],
  },
  // The address names no revision.
  { route: `PUT ${settings}/logo`, expected: [401, 403, 403, 403, 403, 400] },
  { route: `DELETE ${settings}/logo`, expected: [401, 403, 403, 403, 403, 400] },
  { route: `GET ${approvals}/courses`, expected: admins },
  ...inEveryStatus(`PUT ${approvals}/courses/:courseId`, decided, { decision: 'approve' }),
  { route: `GET ${approvals}/creators`, expected: admins },
  {
    route: `PUT ${approvals}/creators/:userId`,
    body: { decision: 'approve' },
    expected: [401, 403, 403, 403, 403, 409],
  },
  { route: 'GET /api/creator/permission', expected: signedInOnly(200) },
  // Everybody may write courses.
  { route: 'POST /api/creator/permission', body: {}, expected: signedInOnly(409) },
  { route: 'GET /api/school/logo/:file', expected: everybody(404) },
  // What is named there is no colour.
  { route: 'GET /api/school/theme/:colour.css', expected: everybody(404) },
];
