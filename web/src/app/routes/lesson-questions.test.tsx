/** Questions that are pinned to a moment of a lesson's film. */
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Quiz } from '@/api/quizzes.ts';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const quiz: Quiz = {
  questions: [
    {
      id: 'pinned',
      kind: 'single',
      prompt: 'Which thread?',
      options: [
        { id: 'a', text: 'The warp' },
        { id: 'b', text: 'The weft' },
      ],
      atSeconds: 20,
    },
    { id: 'later', kind: 'number', prompt: 'How many?', options: [], atSeconds: 40 },
    { id: 'below', kind: 'text', prompt: 'Name it.', options: [], atSeconds: null },
  ],
  attempts: [],
  best: null,
  answered: {},
};
const checked = {
  correctCount: 0,
  questionCount: 3,
  results: {
    pinned: {
      correct: false,
      correctOption: 'a',
      correctOptions: ['a'],
      explanation: 'It is stretched first.',
    },
  },
};

/** A lesson with a film of a minute, in a browser that plays streams by itself, and a hand on the film. */
async function openFilm(answered: Quiz['answered'] = {}) {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  const course = sampleCourse({ isEnrolled: true });
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const lesson = modules[0]?.lessons[0] as Lesson;
  const app = openApp(`/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: lesson,
      getEnrollmentStatus: {
        enrolled: true,
        progress: 0,
        completedLessons: 0,
        lastWatchedLessonId: null,
        lessons: {},
      },
      getVideoStatus: {
        state: 'ready',
        percent: 100,
        remainingSeconds: null,
        failure: null,
        fileName: null,
        playing: { version: 'v1', heights: [360], durationSeconds: 60, posterUrl: null },
      },
      getPlaybackPosition: { seconds: 0 },
      savePlaybackPosition: {},
      completeLesson: {},
      getQuiz: { ...quiz, answered },
      checkQuiz: checked,
    },
  });
  const stage = await screen.findByRole('region', { name: /^Video player/ });
  const video = stage.querySelector('video');
  if (!video) throw new Error('There is no film.');
  const state = { readyState: 4, paused: true, ended: false, duration: 60, currentTime: 0 };
  for (const name of Object.keys(state) as (keyof typeof state)[]) {
    Object.defineProperty(video, name, { get: () => state[name], set: () => undefined, configurable: true });
  }
  const tell = (...events: string[]) =>
    act(() => {
      for (const event of events) video.dispatchEvent(new Event(event));
    });
  vi.spyOn(video, 'pause').mockImplementation(() => {
    state.paused = true;
    queueMicrotask(() => tell('pause'));
  });
  const play = vi.spyOn(video, 'play').mockImplementation(async () => {
    state.paused = false;
    tell('play', 'playing');
  });
  const goTo = (seconds: number) => {
    state.currentTime = seconds;
    tell('timeupdate');
  };
  tell('loadedmetadata', 'loadeddata', 'canplay');
  // The marks come with the code of the questions.
  await waitFor(() => expect(stage.querySelectorAll('[data-mark]')).toHaveLength(2));
  return { ...app, stage, play, goTo, isPaused: () => state.paused };
}

const panel = () => screen.queryByRole('form', { name: /^The film waits at 0:20/ });

test('the film stops at its question, has the answer checked, and goes on', async () => {
  const { hand, stage, play, goTo, isPaused } = await openFilm();
  stage.focus();
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  goTo(19.9);
  expect(panel()).toBeNull();
  goTo(20.1);
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(isPaused()).toBe(true);
  expect(document.activeElement).toBe(panel());
  const asked = within(panel() ?? document.body);
  await expectAccessible('a question in the film');
  await hand.click(asked.getByRole('button', { name: 'Check Answer' }));
  await asked.findByText('Answer it first, or skip it.');
  await hand.click(asked.getByRole('radio', { name: 'The weft' }));
  await hand.click(asked.getByRole('button', { name: 'Check Answer' }));
  await asked.findByText('It is stretched first.');
  expect(server.requests('checkQuiz')[0]?.body).toEqual({ answers: { pinned: 'b' } });
  expect(asked.getByRole('radio', { name: /The weft/ }).closest('label')?.textContent).toContain('Incorrect');
  await expectAccessible('a question in the film that was answered');
  play.mockClear();
  await hand.click(asked.getByRole('button', { name: 'Continue' }));
  expect(panel()).toBeNull();
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(stage);
});

test('a question of the film leaves whoever is writing to it, and is told', async () => {
  const { hand, stage, goTo, isPaused } = await openFilm();
  const field = document.body.appendChild(document.createElement('textarea'));
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  await hand.type(field, 'Bending costs ');
  goTo(19.9);
  goTo(20.1);
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(isPaused()).toBe(true);
  const asked = within(panel() ?? document.body);
  await waitFor(() => expect(asked.getByRole('status').textContent).toMatch(/^The film waits at 0:20/));
  await hand.keyboard('something');
  expect(field.value).toBe('Bending costs something');
  await hand.click(asked.getByRole('button', { name: 'Skip' }));
  expect(isPaused()).toBe(false);
  field.remove();
});

test('a question of the film is skipped by a button, by Escape or by playing on, and is asked once', async () => {
  const { hand, stage, goTo, isPaused } = await openFilm();
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  goTo(19.9);
  goTo(20.1);
  await waitFor(() => expect(panel()).not.toBeNull());
  // Tab leaves it: it is no dialog.
  for (let presses = 0; presses < 4; presses += 1) await hand.tab();
  expect(panel()?.contains(document.activeElement)).toBe(false);
  panel()?.focus();
  await hand.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(isPaused()).toBe(false);
  goTo(19.9);
  goTo(20.1);
  expect(panel()).toBeNull();
  goTo(39.9);
  goTo(40.1);
  await screen.findByRole('form', { name: /^The film waits at 0:40/ });
  // Digits are an answer here, and no places of the film.
  await hand.type(screen.getAllByRole('textbox', { name: 'Your answer, a number' })[0] ?? stage, '5');
  await hand.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('form', { name: /^The film waits/ })).toBeNull();
  expect(server.requests('checkQuiz')).toHaveLength(0);
});

test('the film asks again where it goes on just behind a question, after a reload', async () => {
  const { hand, stage, goTo } = await openFilm();
  goTo(20.2);
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  await waitFor(() => expect(panel()).not.toBeNull());
});

test('the film does not ask about what was jumped over, or was answered before', async () => {
  const { hand, stage, goTo } = await openFilm({ pinned: false });
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  goTo(19.9);
  goTo(20.1);
  goTo(35);
  goTo(45);
  expect(screen.queryByRole('form', { name: /^The film waits/ })).toBeNull();
});

test('the film takes the answer that was given below while it waited, and goes on', async () => {
  const { hand, stage, play, goTo, isPaused } = await openFilm();
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  goTo(19.9);
  goTo(20.1);
  await waitFor(() => expect(panel()).not.toBeNull());
  const asked = within(panel() ?? document.body);
  // Wrong at first, and then not decided.
  await hand.click(asked.getByRole('radio', { name: 'The weft' }));
  await hand.click(asked.getByRole('button', { name: 'Check Answer' }));
  await asked.findByText('It is stretched first.');
  await hand.click(asked.getByRole('radio', { name: /^The warp/ }));
  await asked.findByRole('button', { name: 'Skip' });
  const below = within(screen.getByRole('region', { name: 'Knowledge Check' }));
  await hand.click(below.getByRole('radio', { name: /^The warp/ }));
  await hand.type(below.getByRole('textbox', { name: 'Your answer, a number' }), '3');
  await hand.type(below.getByRole('textbox', { name: 'Your answer' }), 'Heddle');
  server.answer({ getQuiz: { ...quiz, answered: { pinned: true, later: false, below: false } } });
  const check = below.getByRole('button', { name: 'Check Answers' });
  await hand.click(check);
  await asked.findByText(/^You have answered this correctly/);
  expect(document.activeElement).toBe(check);
  expect(isPaused()).toBe(true);
  expect(asked.queryByRole('button', { name: 'Skip' })).toBeNull();
  await expectAccessible('a question in the film that was answered below');
  play.mockClear();
  await hand.click(asked.getByRole('button', { name: 'Continue' }));
  expect(panel()).toBeNull();
  expect(play).toHaveBeenCalledOnce();
  goTo(19.9);
  goTo(20.1);
  expect(panel()).toBeNull();
});

test('a right answer that is given in the film is told as such, and why', async () => {
  const { hand, stage, goTo } = await openFilm();
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  goTo(19.9);
  goTo(20.1);
  await waitFor(() => expect(panel()).not.toBeNull());
  const asked = within(panel() ?? document.body);
  const right = { ...checked.results.pinned, correct: true };
  server.answer({
    getQuiz: { ...quiz, answered: { pinned: true } },
    checkQuiz: { ...checked, correctCount: 1, results: { pinned: right } },
  });
  await hand.click(asked.getByRole('radio', { name: 'The warp' }));
  await hand.click(asked.getByRole('button', { name: 'Check Answer' }));
  await asked.findByText('It is stretched first.');
  expect(asked.queryByText(/^You have answered this correctly/)).toBeNull();
});

test('an answer that was given in the film stands in the list below, and goes with the rest to be checked', async () => {
  const { hand, stage, goTo } = await openFilm();
  await hand.click(within(stage).getByRole('button', { name: 'Play video' }));
  goTo(19.9);
  goTo(20.1);
  await waitFor(() => expect(panel()).not.toBeNull());
  const asked = within(panel() ?? document.body);
  const right = { ...checked.results.pinned, correct: true };
  server.answer({
    getQuiz: { ...quiz, answered: { pinned: true } },
    checkQuiz: { ...checked, correctCount: 1, results: { pinned: right } },
  });
  await hand.click(asked.getByRole('radio', { name: 'The warp' }));
  await hand.click(asked.getByRole('button', { name: 'Check Answer' }));
  await hand.click(await asked.findByRole('button', { name: 'Continue' }));
  const below = within(screen.getByRole('region', { name: 'Knowledge Check' }));
  expect(below.getByRole('radio', { name: /^The warp/ })).toHaveProperty('checked', true);
  below.getByText('Correct.');
  await hand.click(below.getByRole('button', { name: 'Check Answers' }));
  expect(below.getAllByText('No answer yet')).toHaveLength(2);
  await hand.type(below.getByRole('textbox', { name: 'Your answer, a number' }), '3');
  await hand.type(below.getByRole('textbox', { name: 'Your answer' }), 'Heddle');
  await hand.click(below.getByRole('button', { name: 'Check Answers' }));
  await waitFor(() =>
    expect(server.requests('checkQuiz').at(-1)?.body).toEqual({
      answers: { pinned: 'a', later: '3', below: 'Heddle' },
    }),
  );
});
