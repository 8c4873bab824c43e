import { inEveryStatus, type MatrixRow, managed, read, signedInOnly } from '../access-cells.ts';

/** Who may read the course may ask it; what they asked is their own. A chat of someone else is no chat. */
const own = (done: number) =>
  ({
    published: [401, 403, done, 403, done, done],
    draft: [401, 404, done, 404, done, done],
    archived: [401, 404, done, 404, done, done],
  }) as const;

const chats = '/api/courses/:courseId/chats';
const question = { id: '0190a5c2-0000-7000-8000-00000000000a', lessonId: null, question: 'What is a warp?' };

export const chatRows: readonly MatrixRow[] = [
  ...inEveryStatus(`GET ${chats}`, read),
  ...inEveryStatus(`GET ${chats}/:chatId`, read),
  ...inEveryStatus(`PUT ${chats}/:chatId`, own(200), { title: 'Warps' }),
  ...inEveryStatus(`DELETE ${chats}/:chatId`, own(204)),
  ...inEveryStatus(`POST ${chats}/:chatId/questions`, own(200), question),
  ...inEveryStatus(`POST ${chats}/:chatId/questions/:exchangeId/again`, own(200), {}),
  ...inEveryStatus(`PUT ${chats}/:chatId/questions/:exchangeId/feedback`, own(204), { feedback: 'up' }),
  ...inEveryStatus('GET /api/courses/:courseId/questions', managed(200)),
  { route: 'PUT /api/users/question-sharing', body: { sharesName: true }, expected: signedInOnly(204) },
];
