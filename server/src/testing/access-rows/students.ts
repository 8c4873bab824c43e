import { inEveryStatus, type MatrixRow, managed, signedInOnly } from '../access-cells.ts';

const student = '/api/courses/:courseId/students/:studentId';

/** Who may manage a course sees its students. What they write down about one is theirs; see features/students/remarks.test.ts. */
export const studentRows: readonly MatrixRow[] = [
  ...inEveryStatus('GET /api/courses/:courseId/students', managed(200)),
  ...inEveryStatus(`GET ${student}`, managed(200)),
  ...inEveryStatus(`PUT ${student}/remark`, managed(200), { content: 'Asks good questions.' }),
  // Students were promised lifetime access: whoever teaches them cannot take it back.
  ...inEveryStatus(`DELETE ${student}`, {
    published: [401, 403, 403, 403, 403, 204],
    draft: [401, 404, 403, 404, 403, 204],
    archived: [401, 404, 403, 404, 403, 204],
  }),
  // In one's own courses, which may be none.
  { route: 'GET /api/creator/find', expected: signedInOnly(200) },
];
