/**
 * Who may call what, as data: one row a route and, where it matters, a status of the course it names;
 * one cell a kind of caller. The test of it makes every call as everybody, and fails for a route that
 * is registered and has no row.
 */
import {
  type Caller,
  everybody,
  inEveryStatus,
  learned,
  lesson,
  type MatrixRow,
  managed,
  read,
  seen,
  signedInOnly,
} from './access-cells.ts';
import { auditRows } from './access-rows/audit.ts';
import { captionRows } from './access-rows/captions.ts';
import { certificateRows } from './access-rows/certificates.ts';
import { chapterRows } from './access-rows/chapters.ts';
import { chatRows } from './access-rows/chats.ts';
import { courseFolderRows } from './access-rows/course-folders.ts';
import { creatorRows } from './access-rows/creators.ts';
import { insightRows } from './access-rows/insight.ts';
import { invitationRows } from './access-rows/invitations.ts';
import { leavingRows } from './access-rows/leaving.ts';
import { noteRows } from './access-rows/notes.ts';
import { noticeRows } from './access-rows/notices.ts';
import { peopleRows } from './access-rows/people.ts';
import { preflightRows } from './access-rows/preflight.ts';
import { previewRows, rowsOfPreviews } from './access-rows/previews.ts';
import { quizRows } from './access-rows/quizzes.ts';
import { resourceRows } from './access-rows/resources.ts';
import { reviewRows } from './access-rows/reviews.ts';
import { schoolPageRows } from './access-rows/school-pages.ts';
import { schoolSettingRows } from './access-rows/school-settings.ts';
import { searchRows } from './access-rows/search.ts';
import { studentRows } from './access-rows/students.ts';
import { watchingRows } from './access-rows/watching.ts';
import { webhookRows } from './access-rows/webhooks.ts';
import { tinyPng } from './tiny-picture.ts';

const course = {
  title: 'Weaving',
  description: 'From the warp to the weft',
  category: 'Design',
  language: 'Bengali',
  difficulty: 'beginner',
  price: null,
};

const rows: readonly MatrixRow[] = [
  { route: 'GET /api/auth/me', expected: signedInOnly(200) },
  { route: 'POST /api/auth/logout', expected: everybody(204), body: {} },
  { route: 'POST /api/auth/refresh', expected: signedInOnly(204), body: {} },
  { route: 'GET /api/auth/google', expected: everybody(302) },
  { route: 'GET /api/auth/callback', expected: everybody(302) },
  { route: 'GET /api/users/profile', expected: signedInOnly(200) },
  { route: 'GET /api/users/caption-style', expected: signedInOnly(200) },
  {
    route: 'PUT /api/users/caption-style',
    body: { isOn: true, language: 'bn', size: 'large', background: 'solid' },
    expected: signedInOnly(200),
  },
  { route: 'PUT /api/users/language', body: { language: 'bn' }, expected: signedInOnly(204) },
  { route: 'GET /api/courses', expected: everybody(200) },
  { route: 'GET /api/courses/in-progress', expected: signedInOnly(200) },
  ...inEveryStatus('GET /api/courses/:courseId', seen),
  ...inEveryStatus('GET /api/courses/:courseId/curriculum', seen),
  ...inEveryStatus('GET /api/courses/:courseId/others', seen),
  ...inEveryStatus(`GET ${lesson}`, read),
  ...inEveryStatus('GET /api/courses/:courseId/lessons/:lessonId', read),
  { route: 'POST /api/courses', expected: signedInOnly(201), body: course },
  { route: 'GET /api/creator/courses', expected: signedInOnly(200) },
  ...inEveryStatus('PUT /api/courses/:courseId', managed(200), course),
  // Somebody is enrolled.
  ...inEveryStatus('DELETE /api/courses/:courseId', managed(409)),
  ...inEveryStatus('PUT /api/courses/:courseId/cover', managed(200), tinyPng),
  ...inEveryStatus('GET /api/covers/:courseId/:cover', {
    published: everybody(200),
    draft: everybody(200),
    archived: everybody(200),
  }),
  // Drawn from its address, whether there is such a course or not.
  { route: 'GET /api/alpana/:drawing/covers/:hue/:courseId.svg', expected: everybody(200) },
  { route: 'GET /api/alpana/:drawing/share/:hue/:courseId.png', expected: everybody(200) },
  { route: 'GET /api/alpana/:drawing/wheels/:wheel.svg', expected: everybody(200) },
  ...inEveryStatus(
    'PUT /api/creator/courses/:courseId/status',
    { ...managed(200), published: managed(409).published, archived: managed(409).archived },
    { status: 'published' },
  ),
  ...inEveryStatus(
    'PUT /api/creator/courses/:courseId/status',
    { ...managed(200), draft: managed(409).draft },
    { status: 'draft' },
  ),
  ...inEveryStatus(
    'PUT /api/creator/courses/:courseId/status',
    { ...managed(200), archived: managed(409).archived },
    { status: 'archived' },
  ),
  ...studentRows,
  ...inEveryStatus('POST /api/courses/:courseId/modules', managed(201), { title: 'New Module', order: 2 }),
  ...inEveryStatus('PUT /api/courses/:courseId/modules/:moduleId', managed(200), { title: 'Loom', order: 1 }),
  ...inEveryStatus('DELETE /api/courses/:courseId/modules/:moduleId', managed(204)),
  ...inEveryStatus('POST /api/courses/:courseId/modules/:moduleId/lessons', managed(201), {
    title: 'Warp',
    order: 2,
  }),
  ...inEveryStatus(`PUT ${lesson}`, managed(200), { title: 'Warp', order: 1 }),
  ...inEveryStatus(`DELETE ${lesson}`, managed(204)),
  { route: 'GET /api/home', expected: signedInOnly(200) },
  { route: 'GET /api/enrollments/courses', expected: signedInOnly(200) },
  ...inEveryStatus('GET /api/enrollments/courses/:courseId', {
    published: signedInOnly(200),
    draft: [401, 404, 200, 404, 200, 200],
    archived: [401, 404, 200, 404, 200, 200],
  }),
  ...inEveryStatus('POST /api/enrollments/courses/:courseId', {
    published: [401, 201, 200, 201, 201, 201],
    draft: [401, 404, 200, 404, 409, 409],
    archived: [401, 404, 200, 404, 409, 409],
  }),
  ...inEveryStatus('DELETE /api/enrollments/courses/:courseId', {
    published: signedInOnly(204),
    draft: [401, 404, 204, 404, 204, 204],
    archived: [401, 404, 204, 404, 204, 204],
  }),
  ...inEveryStatus('PUT /api/enrollments/courses/:courseId/lessons/:lessonId/complete', {
    published: [401, 403, 204, 403, 403, 403],
    draft: [401, 404, 204, 404, 403, 403],
    archived: [401, 404, 204, 404, 403, 403],
  }),
  ...noteRows,
  ...chapterRows,
  ...chatRows,
  ...auditRows,
  ...searchRows,
  ...quizRows,
  ...certificateRows,
  ...inEveryStatus(`GET ${lesson}/position`, learned(200)),
  ...inEveryStatus(`PUT ${lesson}/position`, learned(204), { seconds: 12 }),
  ...inEveryStatus(`GET ${lesson}/video`, read),
  ...inEveryStatus(`POST ${lesson}/video/import`, managed(201), { url: 'https://files.example.org/a.mp4' }),
  // There is nothing whose preparation failed.
  ...inEveryStatus(`POST ${lesson}/video/retry`, managed(409)),
  ...inEveryStatus(`DELETE ${lesson}/video`, managed(204)),
  ...resourceRows,
  ...captionRows,
  ...inEveryStatus('POST /api/uploads', managed(201)),
  ...inEveryStatus('HEAD /api/uploads/:uploadId', managed(200)),
  ...inEveryStatus('PATCH /api/uploads/:uploadId', managed(204)),
  ...inEveryStatus('DELETE /api/uploads/:uploadId', managed(204)),
  ...inEveryStatus('GET /api/hls/stream/:lessonId', read),
  ...inEveryStatus('GET /api/hls/stream/:lessonId/:version/:playlist', read),
  ...inEveryStatus('GET /api/hls/stream/:lessonId/:version/key', read),
  ...inEveryStatus('GET /api/hls/stream/:lessonId/:version/poster.jpg', read),
  ...inEveryStatus('GET /api/hls/stream/:lessonId/:version/storyboard/:sheet', read),
  // Noise without the key, which is not for everybody.
  ...inEveryStatus('GET /api/hls/segments/:version/:rendition/:file', {
    published: everybody(200),
    draft: everybody(200),
    archived: everybody(200),
  }),
  ...courseFolderRows,
  ...preflightRows,
  ...previewRows,
  ...creatorRows,
  ...reviewRows,
  ...schoolPageRows,
  ...schoolSettingRows,
  ...peopleRows,
  ...leavingRows,
  ...noticeRows,
  ...insightRows,
  ...invitationRows,
  ...watchingRows,
  ...webhookRows,
  { route: 'GET /healthz', expected: everybody(200) },
  { route: 'GET /readyz', expected: everybody(200) },
  { route: 'GET /robots.txt', expected: everybody(200) },
  { route: 'GET /sitemap.xml', expected: everybody(200) },
  { route: 'GET /sitemaps/:name', expected: everybody(404) },
  // Only a token of the settings opens it, whatever the role; and here is none.
  { route: 'GET /metrics', expected: everybody(404) },
];

export const accessMatrix: readonly MatrixRow[] = [...rows, ...rowsOfPreviews(rows)];

/** Who gets content and video with the curriculum, and not only its outline. */
export const readers: readonly Caller[] = ['enrolled', 'author', 'admin'];
