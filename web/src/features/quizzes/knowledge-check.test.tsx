import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Quiz } from '@/api/quizzes.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { newId } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { KnowledgeCheck } from './components/knowledge-check.tsx';

const none: Quiz = { questions: [], attempts: [], best: null, answered: {} };
const hostile = '<img src=x onerror=alert(1)> [press](javascript:alert(1))';
const asked: Quiz['questions'] = [
  {
    id: 'one',
    kind: 'single',
    prompt: `Which **river**? ${hostile}`,
    options: [
      { id: 'a', text: 'Padma' },
      { id: 'b', text: hostile },
    ],
    atSeconds: 20,
  },
  {
    id: 'all',
    kind: 'several',
    prompt: 'Which are threads?',
    options: [
      { id: 'a', text: 'Warp' },
      { id: 'b', text: 'Loom' },
      { id: 'c', text: 'Weft' },
    ],
    atSeconds: null,
  },
  { id: 'number', kind: 'number', prompt: 'How many?', options: [], atSeconds: null },
  { id: 'text', kind: 'text', prompt: 'Name it.', options: [], atSeconds: null },
];

function openCheck(answers: Answers) {
  server.answer(answers);
  document.title = 'A lesson';
  const address = { courseId: 'c', moduleId: 'm', lessonId: newId() };
  render(
    <main>
      <h1>A lesson</h1>
      <KnowledgeCheck address={address} ownAddress={address} signedIn fullAddressLink={null} />
    </main>,
    { wrapper: withQueries() },
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

const press = (name: string) => screen.getByRole('button', { name });

test('a lesson without questions has the two sample questions, as ever', async () => {
  const hand = openCheck({
    getQuiz: none,
    checkQuiz: {
      correctCount: 1,
      questionCount: 2,
      results: { q1: { correct: false, correctOption: 'b' }, q2: { correct: true, correctOption: 'c' } },
    },
  });
  await screen.findByText('Two short questions to see what stayed with you.');
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  await hand.click(press('Check Answers'));
  await screen.findByText('Choose an answer to each question first.');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await hand.click(screen.getByLabelText('Watching it again at double speed'));
  await hand.click(press('Check Answers'));
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[4]);
  expect(
    screen.getAllByRole('group').map(({ textContent }) => textContent?.includes('No answer yet')),
  ).toEqual([false, true]);
  await hand.click(screen.getByLabelText(/^Write down exactly/));
  await hand.click(press('Check Answers'));
  await screen.findByText('1 of 2 answers are correct.');
  expect(server.requests('checkQuiz')[0]?.body).toEqual({ answers: { q1: 'a', q2: 'c' } });
  const [first, second] = screen.getAllByRole('group');
  expect(first?.textContent).toContain('Incorrect. The right answer: Closing it and recalling');
  expect(second?.textContent).toContain('Correct.');
  expect(screen.getByLabelText(/^Watching it again/).closest('label')?.textContent).toContain('Incorrect');
  expect(screen.queryByText(/^Best result/)).toBeNull();
});

test('a question in the film that went wrong is no result of the whole yet', async () => {
  openCheck({ getQuiz: { ...none, questions: asked, best: { correctCount: 0, questionCount: 4 } } });
  await screen.findByText('4 short questions to see what stayed with you.');
  expect(screen.queryByText(/^Best result/)).toBeNull();
});

test('questions of every kind are answered, and each chosen option says whether it was right', async () => {
  const hand = openCheck({
    getQuiz: { ...none, questions: asked },
    checkQuiz: {
      correctCount: 1,
      questionCount: 4,
      results: {
        one: {
          correct: false,
          correctOption: 'a',
          correctOptions: ['a'],
          explanation: `Since **always**. ${hostile}`,
        },
        all: { correct: true, correctOption: 'a', correctOptions: ['a', 'c'], explanation: '' },
        number: { correct: false, correctOption: '3.5', tolerance: 0.5, explanation: '' },
        text: { correct: false, correctOption: 'Jamdani', explanation: '' },
      },
    },
  });
  await screen.findByText('4 short questions to see what stayed with you.');
  screen.getByText('Asked in the film at 0:20');
  await hand.click(press('Check Answers'));
  await screen.findByText('Answer each question first.');
  const [one, all, number, text] = screen.getAllByRole('group').map((group) => within(group));
  expect(
    screen.getAllByRole('group').map(({ textContent }) => textContent),
    'right above the answer',
  ).toEqual([
    expect.stringMatching(/No answer yetPadma/),
    expect.stringMatching(/Choose all that are right\.No answer yetWarp/),
    expect.stringMatching(/No answer yetYour answer, a number/),
    expect.stringMatching(/No answer yetYour answer/),
  ]);
  await hand.click(one?.getAllByRole('radio')[1] ?? document.body);
  await hand.click(all?.getByRole('checkbox', { name: 'Weft' }) ?? document.body);
  await hand.click(all?.getByRole('checkbox', { name: 'Warp' }) ?? document.body);
  await hand.type(number?.getByRole('textbox') ?? document.body, 'many');
  await hand.type(text?.getByRole('textbox') ?? document.body, 'Muslin');
  await hand.click(press('Check Answers'));
  await screen.findByText('Type a number, such as 3.5.');
  expect(server.requests('checkQuiz')).toHaveLength(0);
  await hand.clear(number?.getByRole('textbox') ?? document.body);
  await hand.type(number?.getByRole('textbox') ?? document.body, '৫');
  await expectAccessible('questions that are answered');
  server.answer({
    getQuiz: {
      questions: asked,
      attempts: [{ at: '2026-11-16T10:00:00.000Z', correctCount: 1, questionCount: 4 }],
      best: { correctCount: 1, questionCount: 4 },
      answered: { one: false, all: true },
    },
  });
  await hand.click(press('Check Answers'));
  await screen.findByText('1 of 4 answers are correct.');
  expect(server.requests('checkQuiz')[0]?.body).toEqual({
    answers: { one: 'b', all: ['c', 'a'], number: '৫', text: 'Muslin' },
  });
  const marks = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(marks.slice(0, 5)).toEqual([
    'PadmaRight answer',
    expect.stringMatching(/Incorrect$/),
    'WarpCorrect',
    'Loom',
    'WeftCorrect',
  ]);
  screen.getByText('The right answer: 3.5, give or take 0.5.', { exact: false });
  screen.getByText('The right answer: Jamdani.', { exact: false });
  await screen.findByText('1 of 4 right', { selector: 'strong' });
  screen.getByText('Your last attempt');
  expect(document.querySelector('img, a[href^="javascript"]')).toBeNull();
  await expectAccessible('questions that were checked');
  await hand.click(press('Try Again'));
  expect(screen.queryByText('Correct')).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

test('Enter in a typed answer does what the button does: it leads to what is open, or checks', async () => {
  const hand = openCheck({
    getQuiz: { ...none, questions: asked.slice(2) },
    checkQuiz: {
      correctCount: 2,
      questionCount: 2,
      results: {
        number: { correct: true, correctOption: '3', tolerance: 0, explanation: '' },
        text: { correct: true, correctOption: 'Jamdani', explanation: '' },
      },
    },
  });
  const text = await screen.findByRole('textbox', { name: 'Your answer' });
  const number = screen.getByRole('textbox', { name: 'Your answer, a number' });
  await hand.type(text, 'Jamdani{Enter}');
  await screen.findByText('Answer each question first.');
  expect(document.activeElement).toBe(number);
  await hand.keyboard('3{Enter}');
  await screen.findByText('All 2 answers are correct. Well done!');
  expect(server.requests('checkQuiz').map(({ body }) => body)).toEqual([
    { answers: { number: '3', text: 'Jamdani' } },
  ]);
});

test('waiting and failing are told, and a check that is refused keeps the answers', async () => {
  const hand = openCheck({ getQuiz: away });
  await screen.findByText('The questions could not be loaded');
  expect(screen.queryByRole('radio')).toBeNull();
  await expectAccessible('no questions');
  server.answer({
    getQuiz: { ...none, questions: asked.slice(0, 1) },
    checkQuiz: refused(404, 'Changed', 'quiz_question_not_found'),
  });
  await hand.click(press('Try again'));
  await screen.findByText('One short question to see what stayed with you.');
  await hand.click(screen.getAllByRole('radio')[0] ?? document.body);
  await hand.click(press('Check Answers'));
  await screen.findByText('The questions of this lesson have changed. Please load it again.');
  // They are asked for again by themselves.
  await waitFor(() => expect(server.requests('getQuiz').length).toBeGreaterThan(2));
  expect(screen.getAllByRole('radio')[0]).toHaveProperty('checked', true);
});

test('what was answered right in the film on an earlier visit is not demanded, until all is tried again', async () => {
  const hand = openCheck({
    getQuiz: {
      ...none,
      questions: [asked[0], asked[3]].flatMap((question) => question ?? []),
      best: { correctCount: 1, questionCount: 2 },
      answered: { one: true },
    },
    checkQuiz: {
      correctCount: 2,
      questionCount: 2,
      results: { text: { correct: true, correctOption: 'Jamdani', explanation: '' } },
    },
  });
  await screen.findByText('You have answered this correctly before. It counts without a new answer.');
  expect(screen.getAllByText(/^You have answered this correctly before/)).toHaveLength(1);
  await hand.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Jamdani');
  await hand.click(press('Check Answers'));
  await screen.findByText('All 2 answers are correct. Well done!');
  expect(server.requests('checkQuiz')[0]?.body).toEqual({ answers: { one: '', text: 'Jamdani' } });
  await expectAccessible('a question that is settled');
  await hand.click(press('Try Again'));
  expect(screen.queryByText(/^You have answered this correctly before/)).toBeNull();
  await hand.click(press('Check Answers'));
  expect(screen.getAllByText('No answer yet')).toHaveLength(2);
});

test('each question that was answered right before says so, in the film or not, until it has an answer again', async () => {
  const hand = openCheck({
    getQuiz: {
      ...none,
      questions: asked,
      best: { correctCount: 3, questionCount: 4 },
      answered: { one: true, all: true, number: false, text: true },
    },
  });
  const remarks = () => screen.queryAllByText(/^You have answered this correctly before/).length;
  await waitFor(() => expect(remarks()).toBe(3));
  await hand.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Jamdani');
  expect(remarks()).toBe(2);
  // Those that stand below the film alone are asked for again.
  await hand.click(press('Check Answers'));
  expect(screen.getAllByText('No answer yet')).toHaveLength(2);
});
