import { inEveryStatus, learned, lesson, type MatrixRow, read, signedInOnly } from '../access-cells.ts';

/** Who may read a lesson may note something at it; what is noted is their own. A note of someone else is no note. */
const changed = (done: number) =>
  ({
    published: [401, 403, done, 403, done, done],
    draft: [401, 404, done, 404, done, done],
    archived: [401, 404, done, 404, done, done],
  }) as const;

export const noteRows: readonly MatrixRow[] = [
  ...inEveryStatus(`GET ${lesson}/note`, learned(200)),
  ...inEveryStatus(`POST ${lesson}/note`, learned(200), { content: 'Mine' }),
  ...inEveryStatus(`GET ${lesson}/notes`, read),
  ...inEveryStatus(`POST ${lesson}/notes`, changed(201), { seconds: 12, content: 'Mine' }),
  ...inEveryStatus(`PUT ${lesson}/notes/:noteId`, changed(200), { content: 'Mine' }),
  ...inEveryStatus(`DELETE ${lesson}/notes/:noteId`, changed(204)),
  // One's own, which may be nothing.
  { route: 'GET /api/notebook', expected: signedInOnly(200) },
  { route: 'GET /api/notebook/export', expected: signedInOnly(200) },
];
