import type { CaptionChange, Cue } from '@academy/contract/captions/caption.ts';
import { newId } from '@academy/platform/ids.ts';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import { signInLearner } from './learner.ts';
import type { TestAcademy } from './test-academy.ts';
import { cookieHeader, startTestSession } from './test-session.ts';

export type CaptionDesk = Awaited<ReturnType<typeof openCaptionDesk>>;

/** A lesson of a course in English, and its author at work on its captions. */
export async function openCaptionDesk(academy: TestAcademy) {
  const authorId = await insertUser(academy.database, { role: 'creator' });
  const courseId = await insertCourse(academy.database, { authorId, language: 'English' });
  const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Warp & weft'] });
  const lessonId = lesson?.id ?? '';
  const path = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lessonId}/captions`;
  const author = await signInLearner(academy, authorId);
  const cookie = cookieHeader(await startTestSession(academy, authorId));
  const listCues = async (language = 'en'): Promise<Cue[]> =>
    (await author('GET', `${path}/${language}`)).body.cues;
  return {
    ...{ authorId, courseId, lessonId, path, author, listCues },

    save: (changes: readonly object[], by = author) => by('PUT', `${path}/en/cues`, { changes }),

    texts: async (language = 'en') => (await listCues(language)).map(({ text }) => text),

    /** A request that is not JSON, or of which the headers matter. */
    ask: (
      url: string,
      options: { method?: 'GET' | 'HEAD' | 'PUT'; payload?: Buffer | string; headers?: object } = {},
    ) =>
      academy.app.inject({
        method: options.method ?? 'GET',
        url: `${path}${url}`,
        headers: { cookie, origin: 'http://localhost:3000', ...options.headers },
        ...(options.payload === undefined ? {} : { payload: options.payload }),
      }),
  };
}

export function addition(text: string, more: Partial<CaptionChange> = {}) {
  return { kind: 'add', id: newId(), startMs: 7000, endMs: 9000, text, ...more };
}

export function correction(id: string | undefined, text: string, revision = 1) {
  return { kind: 'change', id, revision, startMs: 1000, endMs: 3000, text };
}
