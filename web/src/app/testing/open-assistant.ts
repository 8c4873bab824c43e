/** A student in front of the assistant of a lesson with a film, in a course that the assistant can answer from. */
import type { Exchange } from '@academy/contract/chats/answer.ts';
import type { ChatSummary } from '@academy/contract/chats/chat-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { sampleExchange, sampleMoment } from '@/lib/testing/fake-answer.ts';
import { type Answers, server } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm } from '@/lib/testing/native-film.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';
import { openApp } from './open-app.tsx';

export const lessonIds = [crypto.randomUUID(), crypto.randomUUID()] as const;
export const warp = sampleMoment(26, 'The warp is stretched, thread by thread.', { lessonId: lessonIds[0] });
export const weft = sampleMoment(75, 'Now comes the weft.', {
  ...{ lessonId: lessonIds[1], lessonTitle: 'The first flower' },
});
export const chatCalled = (title: string, change: Partial<ChatSummary> = {}): ChatSummary => ({
  ...{
    id: crypto.randomUUID(),
    lessonId: lessonIds[0],
    title,
    updatedAt: '2026-11-16T10:00:00.000Z',
  },
  ...change,
});
export const listOf = (...chats: ChatSummary[]) => ({
  chats,
  after: null,
  models: [] as string[],
  sharesName: false,
});

export async function openAssistant({
  answers = {} as Answers,
  user = sampleUser(),
  search = '?tab=assistant',
  canAnswer = (): boolean => true,
} = {}) {
  const course = sampleCourse({ isEnrolled: true });
  const outline = sampleCurriculum({ 'At the loom': ['Threading the loom', 'The first flower'] });
  const modules = outline.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson, at) => ({
      ...lesson,
      _id: lessonIds[at] ?? '',
      id: lessonIds[at] ?? '',
    })),
  }));
  const [lesson] = modules[0]?.lessons ?? [];
  if (!lesson) throw new Error('The course has no lesson.');
  const path = `/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}`;
  const app = openApp(path + search, {
    as: user,
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: ({ params }) => ({
        ...(modules[0]?.lessons.find(({ _id }) => _id === params.lessonId) ?? lesson),
        canAnswer: canAnswer(),
        content: 'Sit down.\n\nWind the *yarn* before you begin. Then wait.',
      }),
      getEnrollmentStatus: {
        ...{ enrolled: true, progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} },
      },
      getVideoStatus: playableFilm,
      getPlaybackPosition: { seconds: 0 },
      savePlaybackPosition: {},
      getQuiz: { questions: [], attempts: [], best: null, answered: {} },
      completeLesson: {},
      listTimedNotes: [],
      getNote: { content: '', updatedAt: null },
      getCaptionStyle: { isOn: false, language: null, size: 'medium', background: 'soft' },
      listChats: listOf(),
      ...answers,
    },
  });
  const film = await openFilm();
  const panel = within(await screen.findByRole('region', { name: 'AI Assistant' }));
  return {
    ...app,
    film,
    panel,
    path,
    input: () => panel.getByPlaceholderText<HTMLTextAreaElement>('Type a message...'),
    log: () => panel.getByRole('log', { name: 'Messages' }),
    chats: () =>
      within(panel.getByRole('list', { name: 'Chats' }))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
  };
}

export const announced = () =>
  document.querySelector('[data-assistant] [aria-live=polite]')?.textContent ?? '';
export const lastAsked = () => server.requests('askQuestion').at(-1);
/** The exchange that is asked for, as the server answers it. */
export const doneWith = (answer: Exchange['answer']) => {
  const { id = '', question = '' } = lastAsked()?.body ?? {};
  return { type: 'done' as const, exchange: sampleExchange(question, answer, { id }) };
};
export const beAsked = () => waitFor(() => expect(lastAsked()).toBeDefined());
