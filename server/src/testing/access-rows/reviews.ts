import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { type Cells, inEveryStatus, type MatrixRow, seen } from '../access-cells.ts';

const reviews = '/api/courses/:courseId/reviews';
const review = `${reviews}/:reviewId`;
const because = { reason: 'It is an advertisement' };

/** Students of the course alone. */
const students = (done: number): Record<CourseStatus, Cells> => ({
  published: [401, 403, done, 403, 403, 403],
  draft: [401, 404, done, 404, 403, 403],
  archived: [401, 404, done, 404, 403, 403],
});

/** An admin does not answer in the author's name. */
const authorAlone: Record<CourseStatus, Cells> = {
  published: [401, 403, 403, 403, 204, 403],
  draft: [401, 404, 403, 404, 204, 403],
  archived: [401, 404, 403, 404, 204, 403],
};

const adminsAlone: Record<CourseStatus, Cells> = {
  published: [401, 403, 403, 403, 403, 204],
  draft: [401, 404, 403, 404, 403, 204],
  archived: [401, 404, 403, 404, 403, 204],
};

/** Who may read the lessons, too. */
const readers: Record<CourseStatus, Cells> = {
  published: [401, 403, 204, 403, 204, 204],
  draft: [401, 404, 204, 404, 204, 204],
  archived: [401, 404, 204, 404, 204, 204],
};

export const reviewRows: readonly MatrixRow[] = [
  ...inEveryStatus(`GET ${reviews}`, seen),
  ...inEveryStatus(`GET ${reviews}/own`, {
    published: [401, 200, 200, 200, 200, 200],
    draft: [401, 404, 200, 404, 200, 200],
    archived: [401, 404, 200, 404, 200, 200],
  }),
  ...inEveryStatus(`PUT ${reviews}/own`, students(200), { rating: 4, text: 'Clear and calm.' }),
  ...inEveryStatus(`DELETE ${reviews}/own`, students(204)),
  ...inEveryStatus(`PUT ${review}/useful`, students(204)),
  ...inEveryStatus(`DELETE ${review}/useful`, students(204)),
  ...inEveryStatus(`POST ${review}/report`, readers, because),
  ...inEveryStatus(`PUT ${review}/reply`, authorAlone, { text: 'Thank you.' }),
  ...inEveryStatus(`DELETE ${review}/reply`, authorAlone),
  ...inEveryStatus(`PUT ${review}/hidden`, adminsAlone, because),
  ...inEveryStatus(`DELETE ${review}/hidden`, adminsAlone),
  ...inEveryStatus(`PUT ${review}/kept`, adminsAlone),
  { route: 'GET /api/admin/approvals/reviews', expected: [401, 403, 403, 403, 403, 200] },
];
