import { inEveryStatus, lesson, type MatrixRow, managed, signedInOnly } from '../access-cells.ts';

/** Progress belongs to students alone, and so does what they watch. */
const watched = {
  published: [401, 403, 204, 403, 403, 403],
  draft: [401, 404, 204, 404, 403, 403],
  archived: [401, 404, 204, 404, 403, 403],
} as const;

const report = {
  version: '0190a5c2-0000-7000-8000-00000000000b',
  seen: [[0, 12]],
  seenAgain: [],
  stoppedAt: 12,
};

export const watchingRows: readonly MatrixRow[] = [
  ...inEveryStatus(`POST ${lesson}/watching`, watched, report),
  ...inEveryStatus(`GET ${lesson}/confusion`, managed(200)),
  { route: 'GET /api/users/watching', expected: signedInOnly(200) },
  { route: 'PUT /api/users/watching', body: { isCounted: false }, expected: signedInOnly(200) },
];
