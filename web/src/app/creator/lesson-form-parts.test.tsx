import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

const river = {
  id: 'river',
  kind: 'single',
  prompt: 'Which river?',
  options: [
    { id: 'a', text: 'Padma', correct: true },
    { id: 'b', text: 'Thames', correct: false },
  ],
} as const;

const film = { version: 'v1', heights: [360], posterUrl: null };

async function openLesson(answers: Answers = {}) {
  const course = ownCourse();
  const app = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum({ Rivers: ['Deltas'] }),
      getVideoStatus: { ...playableFilm, state: 'none', playing: null },
      listResources: [],
      getPreview: { isPreview: false, others: 0 },
      getTakeaways: { takeaways: [], revision: 1 },
      saveTakeaways: { takeaways: ['Silt makes land.'], revision: 2 },
      getQuizQuestions: { revision: 0, questions: [] },
      saveQuizQuestions: { revision: 1, questions: [river] },
      ...answers,
    },
  });
  const press = async (name: string | RegExp) => app.hand.click(await screen.findByRole('button', { name }));
  const type = async (label: string, text: string) =>
    app.hand.type(await screen.findByLabelText(label), text);
  const row = await screen.findByRole('button', { name: 'Deltas' });
  await app.hand.click(row);
  await press(/^Knowledge Check/);
  await press('Add a question');
  await type('Question', 'Which river?');
  await type('Option 1', 'Padma');
  await app.hand.click(screen.getByRole('radio', { name: 'Option 1 is right' }));
  return { hand: app.hand, row, press, type, isOpen: () => row.getAttribute('aria-expanded') === 'true' };
}

test('saving a lesson saves its questions and takeaways too, and stays open until all of them can be', async () => {
  const { hand, press, type, isOpen } = await openLesson();
  expect(screen.getByRole('button', { name: 'Save lesson' }).parentElement?.textContent).toContain(
    'Not saved yet, kept on this device',
  );
  expect(screen.queryByText('All changes saved')).toBeNull();
  await press('Save lesson');
  await screen.findByText('Not saved: please look at the marked fields.');
  expect(isOpen()).toBe(true);

  await type('Option 2', 'Thames');
  const module = within(screen.getByRole('region', { name: 'Module 1: Rivers' }));
  await hand.click(module.getByRole('button', { name: 'Add a line' }));
  await type('Key Takeaways, line 1', 'Silt makes land.');
  await press('Save lesson');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(server.requests('saveQuizQuestions').map(({ body }) => body.questions[0]?.prompt)).toEqual([
    'Which river?',
  ]);
  expect(server.requests('saveTakeaways').map(({ body }) => body.takeaways)).toEqual([['Silt makes land.']]);
  expect(server.requests('updateLesson')).toEqual([]);
  await screen.findByText('All changes saved');
});

test('one button of the form stands out: the one that saves all of the lesson', async () => {
  await openLesson();
  const look = (name: string) => screen.getByRole('button', { name }).className;
  expect(look('Save questions')).toBe(look('Save takeaways'));
  expect(look('Save questions')).not.toBe(look('Save lesson'));
});

test('the row of a lesson tells of its questions as soon as they are saved, and no longer once they are removed', async () => {
  let questions: (typeof river)[] = [];
  const { press, type } = await openLesson({
    getCurriculum: () =>
      sampleCurriculum({ Rivers: ['Deltas'] }).map((module) => ({
        ...module,
        lessons: module.lessons.map((lesson) => ({
          ...lesson,
          parts: { video: 'none', captions: false, questions: questions.length > 0 },
        })),
      })),
    saveQuizQuestions: ({ body }) => {
      questions = body.questions.length > 0 ? [river] : [];
      return { revision: (body.revision ?? 0) + 1, questions };
    },
  });
  expect(screen.getByText('It has: no video, no text, no quiz, no captions')).toBeDefined();
  await type('Option 2', 'Thames');
  await press('Save questions');
  await screen.findByText('It has: no video, no text, quiz, no captions');
  await press('Delete Which river?');
  await press('Save questions');
  await screen.findByText('It has: no video, no text, no quiz, no captions');
});

test('the row of a lesson tells of its film as soon as that can be watched', async () => {
  let state: 'preparing' | 'playable' = 'preparing';
  await openLesson({
    getVideoStatus: () => ({ ...playableFilm, state }),
    getCurriculum: () =>
      sampleCurriculum({ Rivers: ['Deltas'] }).map((module) => ({
        ...module,
        lessons: module.lessons.map((lesson) => ({
          ...lesson,
          parts: { video: state, captions: false, questions: false },
        })),
      })),
  });
  await screen.findByText('It has: video being prepared, no text, no quiz, no captions');
  state = 'playable';
  await screen.findByText(/^It has: video ready, better qualities on their way/);
});

test('a part that does not reach the server keeps the form open, and says so', async () => {
  const { press, type, isOpen } = await openLesson({ saveQuizQuestions: away });
  await type('Option 2', 'Thames');
  await press('Save lesson');
  await screen.findByText(/^Not saved, but kept on this device\. ./);
  expect(isOpen()).toBe(true);
});

test('what is typed while it is saved keeps the form open, and is saved with the next press', async () => {
  const answer = Promise.withResolvers<{ revision: number; questions: (typeof river)[] }>();
  const { press, type, isOpen } = await openLesson({ saveQuizQuestions: () => answer.promise });
  await type('Option 2', 'Thames');
  await press('Save questions');
  // Both buttons, one save.
  await press('Save lesson');
  await type('Explanation', 'It is wide.');
  answer.resolve({ revision: 1, questions: [river] });
  await screen.findAllByText('Not saved yet, kept on this device');
  await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
  expect(isOpen()).toBe(true);
  expect(server.requests('saveQuizQuestions')).toHaveLength(1);
  await press('Save lesson');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(
    server.requests('saveQuizQuestions').map(({ body }) => [body.revision, body.questions[0]?.explanation]),
  ).toEqual([
    [0, ''],
    [1, 'It is wide.'],
  ]);
});

test('an incomplete question that is folded is unfolded, so that it can be seen', async () => {
  const { press } = await openLesson();
  await press(/^Knowledge Check/);
  const fold = () => screen.getByRole('button', { name: /^Knowledge Check/ }).getAttribute('aria-expanded');
  expect(fold()).toBe('false');
  await press('Save lesson');
  await screen.findByText('Not saved: please look at the marked fields.');
  expect(fold()).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 2')));
});

test('a question after the end of the film is not saved, and its field says when the film ends', async () => {
  const { hand, press, type } = await openLesson({
    getVideoStatus: { ...playableFilm, playing: { ...film, durationSeconds: 20.4 } },
  });
  await type('Option 2', 'Thames');
  await type('Moment of the film', '5:00');
  await press('Save questions');
  await screen.findByText('The film ends at 0:20.');
  const field = screen.getByRole('textbox', {
    name: 'Moment of the film',
    description: /The film ends at 0:20\.$/,
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(server.requests('saveQuizQuestions')).toEqual([]);
  await hand.clear(field);
  await hand.type(field, '0:20');
  await press('Save questions');
  await waitFor(() =>
    expect(server.requests('saveQuizQuestions').map(({ body }) => body.questions[0]?.atSeconds)).toEqual([
      20,
    ]),
  );
});

test('where the length of the film is not known, every moment is saved', async () => {
  const { press, type } = await openLesson();
  await type('Option 2', 'Thames');
  await type('Moment of the film', '5:00');
  await press('Save questions');
  await waitFor(() =>
    expect(server.requests('saveQuizQuestions').map(({ body }) => body.questions[0]?.atSeconds)).toEqual([
      300,
    ]),
  );
});

test('chapters are saved with their lesson, folded or not, and can be changed again', async () => {
  playNatively();
  let revision = 1;
  const { hand, press, type, isOpen, row } = await openLesson({
    getVideoStatus: playableFilm,
    listChapters: { chapters: [], revision },
    saveChapters: ({ body }) => {
      expect(body.revision).toBe(revision);
      revision += 1;
      server.answer({ listChapters: { chapters: body.chapters, revision } });
      return { chapters: body.chapters, revision };
    },
  });
  await type('Option 2', 'Thames');
  await press(/^Chapters/);
  await openFilm();
  await press(/^Add a chapter/);
  await hand.keyboard('The mouth');
  await press(/^Chapters/);
  await press('Save lesson');
  await waitFor(() => expect(isOpen()).toBe(false));
  await hand.click(row);
  await press(/^Chapters/);
  await type('Title of chapter 1', ' of the river');
  await press('Save lesson');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(server.requests('saveChapters').map(({ body }) => body.chapters[0]?.title)).toEqual([
    'The mouth',
    'The mouth of the river',
  ]);
});
