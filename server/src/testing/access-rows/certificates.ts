import {
  type Cells,
  everybody,
  inEveryStatus,
  type MatrixRow,
  managed,
  signedInOnly,
} from '../access-cells.ts';

const inAnyStatus = (cells: Cells) => ({ published: cells, draft: cells, archived: cells });

/** What a student alone has: of a course that is finished, and open to its students. */
const ofStudent = (done: number) =>
  ({
    published: [401, 403, done, 403, 403, 403],
    draft: [401, 404, done, 404, 403, 403],
    archived: [401, 404, done, 404, 403, 403],
  }) as const;

/** Whoever has the id may see it, whatever became of the course. */
const seenById = inAnyStatus(everybody(200));

export const certificateRows: readonly MatrixRow[] = [
  ...inEveryStatus('POST /api/courses/:courseId/certificate', ofStudent(201), { name: 'Anika Rahman' }),
  ...inEveryStatus('GET /api/courses/:courseId/certificate', ofStudent(200)),
  { route: 'GET /api/certificates', expected: signedInOnly(200) },
  ...inEveryStatus('GET /api/certificates/:certificateId', seenById),
  ...inEveryStatus(
    'PUT /api/certificates/:certificateId/revocation',
    inAnyStatus([401, 403, 403, 403, 200, 200]),
    { reason: 'Copied answers' },
  ),
  ...inEveryStatus('GET /api/courses/:courseId/certificates', managed(200)),
  ...inEveryStatus('GET /api/courses/:courseId/certificate-rule', managed(200)),
  ...inEveryStatus('PUT /api/courses/:courseId/certificate-rule', managed(200), { passMark: 80 }),
  ...inEveryStatus('GET /api/certificates/:certificateId/credential', seenById),
  ...inEveryStatus('GET /api/certificates/:certificateId/qr.svg', seenById),
  // Drawn in a good part of a second, so once for all of them.
  ...['badge.png', 'certificate.pdf'].map((file) => ({
    ...({
      route: `GET /api/certificates/:certificateId/${file}`,
      course: 'archived',
      expected: everybody(200),
    } as const),
  })),
  ...inEveryStatus('GET /api/certificates/status-lists/:list', seenById),
  { route: 'GET /.well-known/did.json', expected: everybody(200) },
];
