import { inEveryStatus, type MatrixRow, managed } from '../access-cells.ts';

/** Taking a course along is for who edits it; an import is of who uploaded it alone, and nothing to everybody else. */
const ofItsOwner = [401, 404, 404, 404, 404, 404] as const;

export const courseFolderRows: readonly MatrixRow[] = [
  ...inEveryStatus('GET /api/courses/:courseId/folder', managed(200)),
  { route: 'GET /api/course-imports/:importId', expected: ofItsOwner },
  { route: 'POST /api/course-imports/:importId', expected: ofItsOwner, body: { onto: null, seen: 'x' } },
  { route: 'DELETE /api/course-imports/:importId', expected: ofItsOwner },
];
