import { everybody, inEveryStatus, lesson, type MatrixRow, managed, read } from '../access-cells.ts';

export const previewRows = [
  ...inEveryStatus(`GET ${lesson}/preview`, managed(200)),
  ...inEveryStatus(`PUT ${lesson}/preview`, managed(200), { isPreview: true }),
];

/** What everybody gets of a free preview, and of no other lesson: its film and its captions. */
const previewDoors: readonly string[] = [
  'GET /api/hls/stream/:lessonId',
  'GET /api/hls/stream/:lessonId/:version/:playlist',
  'GET /api/hls/stream/:lessonId/:version/key',
  'GET /api/hls/stream/:lessonId/:version/poster.jpg',
  'GET /api/hls/stream/:lessonId/:version/storyboard/:sheet',
  'GET /api/hls/stream/:lessonId/:version/captions/:playlist',
  `GET ${lesson}/video`,
  `GET ${lesson}/captions`,
  `GET ${lesson}/captions/:language`,
  `GET ${lesson}/captions/:language/file/:format`,
];

/** A course that is not published has no preview for anybody. */
const watched = { ...read, published: everybody(200) };

/** Every row of a lesson once more, for a lesson that is a free preview: where it is no door of one, nothing is answered otherwise. */
export function rowsOfPreviews(rows: readonly MatrixRow[]): MatrixRow[] {
  const open = previewDoors.flatMap((route) => inEveryStatus(route, watched));
  const closed = rows.filter(
    ({ route, course }) =>
      route.includes(':lessonId') && course === 'published' && !previewDoors.includes(route),
  );
  return [...open, ...closed].map((row) => ({ ...row, isPreview: true }));
}
