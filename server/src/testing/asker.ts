import type { Answer, AnswerEvent, Exchange } from '@academy/contract/chats/answer.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import { insertCues } from './insert-cues.ts';
import { signInLearner } from './learner.ts';
import type { TestAcademy } from './test-academy.ts';
import { cookieHeader, startTestSession } from './test-session.ts';

const spoken = [
  'Welcome to this course about weaving.',
  'The warp is the set of threads that are held tight on the loom.',
  'The weft is drawn through the warp with a shuttle.',
  'A shuttle should be waxed once a month so that it glides.',
];

export type AskedCourse = Awaited<ReturnType<typeof insertAskedCourse>>;

/** A course of two lessons; the first has captions. */
export async function insertAskedCourse({ database }: TestAcademy) {
  const authorId = await insertUser(database, { role: 'creator', name: 'Tanvir' });
  const courseId = await insertCourse(database, { authorId, title: 'Weaving' });
  const lessons = await insertCurriculum(database, courseId, { Loom: ['Warp and weft', 'Dyeing'] });
  const lessonIds = lessons.map(({ id }) => id);
  const [lessonId = '', otherLessonId = ''] = lessonIds;
  await insertCues(database, lessonId, spoken);
  return { authorId, courseId, lessonId, otherLessonId, moduleId: lessons[0]?.moduleId ?? '' };
}

export interface AskedBody {
  readonly id?: string;
  readonly lessonId?: string | null;
  readonly atSeconds?: number;
}

export type Asker = Awaited<ReturnType<typeof enrollAsker>>;

/** A student of a course who asks it something. Several academies are several processes of one. */
export async function enrollAsker(
  academy: TestAcademy,
  { courseId }: Pick<AskedCourse, 'courseId'>,
  userId?: string,
) {
  const id = userId ?? (await insertUser(academy.database, { name: 'Nadia' }));
  await academy.database.db.insert(enrollments).values({ userId: id, courseId }).onConflictDoNothing();
  const cookie = cookieHeader(await startTestSession(academy, id));
  const chats = `/api/courses/${courseId}/chats`;
  const post = async (url: string, payload: object, at: TestAcademy = academy) => {
    const headers = { cookie, origin: originOf(at) };
    const response = await at.app.inject({ method: 'POST', url, headers, payload });
    return { status: response.statusCode, headers: response.headers, ...readAnswer(response.body) };
  };
  return {
    userId: id,
    cookie,
    chats,
    post,
    call: await signInLearner(academy, id),
    ask: (question: string, chatId: string = newId(), body: AskedBody = {}, at?: TestAcademy) =>
      post(`${chats}/${chatId}/questions`, { id: newId(), lessonId: null, question, ...body }, at),
    again: (chatId: string, exchangeId: string, model?: string) =>
      post(`${chats}/${chatId}/questions/${exchangeId}/again`, model === undefined ? {} : { model }),
  };
}

/** One that listens has an address of its own. */
const originOf = (academy: TestAcademy & { readonly origin?: string }) =>
  academy.origin ?? 'http://localhost:3000';

/** Lines of JSON, or the one object of a refusal. */
export function readAnswer(body: string) {
  const lines = body.split('\n').filter((line) => line !== '');
  const events = lines.map((line) => JSON.parse(line));
  const done: { exchange: Exchange } | undefined = events.find(({ type }) => type === 'done');
  const answer: Answer | null | undefined = done?.exchange.answer;
  return { body, events: events as AnswerEvent[], refusal: events[0], exchange: done?.exchange, answer };
}
