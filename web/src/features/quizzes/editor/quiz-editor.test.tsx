import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ManagedQuiz } from '@/api/quizzes.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { newId } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { QuizEditor } from './quiz-editor.tsx';

const river = {
  id: 'river',
  kind: 'single',
  prompt: 'Which river?',
  explanation: '',
  atSeconds: 20,
  options: [
    { id: 'a', text: 'Padma', correct: true },
    { id: 'b', text: 'Thames', correct: false },
  ],
} as const;
const count = {
  id: 'count',
  kind: 'number',
  prompt: 'How many?',
  explanation: '',
  atSeconds: null,
  value: 700,
  tolerance: 5,
} as const;
const two: ManagedQuiz = { revision: 3, questions: [river, count] };

function openEditor(answers: Answers, lessonId = newId()) {
  server.answer(answers);
  document.title = 'Curriculum';
  const { unmount: close } = render(
    <main>
      <h1>Curriculum</h1>
      <QuizEditor address={{ courseId: 'c', moduleId: 'm', lessonId }} userId="author" filmSeconds={null} />
    </main>,
    { wrapper: withQueries() },
  );
  return { hand: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), lessonId, close };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const versions = () =>
  screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
    .join();
const saves = () => server.requests('saveQuizQuestions').map(({ body }) => body);
const names = () =>
  screen.getAllByRole('button', { name: /^Move / }).map((handle) => handle.getAttribute('aria-label'));

test('a first question is written, told what it lacks, and saved', async () => {
  const { hand } = openEditor({
    getQuizQuestions: { revision: 0, questions: [] },
    saveQuizQuestions: { revision: 1, questions: [{ ...river, atSeconds: 80 }] },
  });
  await screen.findByText('This lesson asks two sample questions until you write your own.');
  await hand.click(button('Add a question'));
  expect(document.activeElement).toBe(screen.getByLabelText('Question'));
  await hand.click(button('Save questions'));
  await screen.findByText('Write the question.');
  screen.getByText('Write something in every option: a question needs at least two.');
  expect(button('Remove Option 1')).toHaveProperty('disabled', true);
  await hand.click(button('Add an option'));
  screen.getByText('Write something in every option, or remove the empty one.');
  await hand.click(button('Remove Option 3'));
  screen.getByText('Not saved: please look at the marked fields.');
  await expectAccessible('a question that lacks something');
  expect(saves()).toEqual([]);

  await hand.type(screen.getByLabelText('Question'), 'Which river?');
  await hand.type(screen.getByLabelText('Option 1'), 'Padma');
  await hand.type(screen.getByLabelText('Option 2'), 'Padma');
  screen.getByText('Two options are the same.');
  await hand.clear(screen.getByLabelText('Option 2'));
  await hand.type(screen.getByLabelText('Option 2'), 'Thames');
  screen.getByText('Mark the right option.');
  await hand.click(screen.getByRole('radio', { name: 'Option 1 is right' }));
  await hand.type(screen.getByLabelText('Moment of the film'), 'later');
  screen.getByText('Type a moment of the film, such as 0:20.');
  await hand.clear(screen.getByLabelText('Moment of the film'));
  await hand.type(screen.getByLabelText('Moment of the film'), '1:20');
  await hand.click(button('Save questions'));
  await screen.findByText('The questions are saved');
  expect(document.activeElement).toBe(button('Save questions'));
  expect(saves()).toEqual([
    {
      revision: 0,
      questions: [
        {
          kind: 'single',
          prompt: 'Which river?',
          explanation: '',
          atSeconds: 80,
          options: [
            { id: expect.any(String), text: 'Padma', correct: true },
            { id: expect.any(String), text: 'Thames', correct: false },
          ],
        },
      ],
    },
  ]);
  // It has its id from now on.
  await hand.type(screen.getByLabelText('Explanation'), 'Look at a map.');
  await hand.click(button('Save questions'));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.questions[0]).toMatchObject({ id: 'river' });
});

test('questions are moved by keys, changed in their kind, previewed and deleted', async () => {
  const { hand } = openEditor({ getQuizQuestions: two, saveQuizQuestions: two });
  await waitFor(() => expect(names()).toEqual(['Move Which river?', 'Move How many?']));
  button('Move Which river?').focus();
  await hand.keyboard(' {ArrowDown} ');
  expect(names()).toEqual(['Move How many?', 'Move Which river?']);
  await hand.click(button(/^How many\?/));
  await hand.selectOptions(screen.getByLabelText('Kind of question'), 'Short text');
  await hand.type(screen.getByLabelText('Accepted answers'), 'many{Enter}a lot');
  await hand.click(screen.getByRole('tab', { name: 'Preview' }));
  await hand.click(screen.getByLabelText('As it is after a right answer'));
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('many');
  await expectAccessible('the preview');
  await hand.click(screen.getByRole('tab', { name: 'Write' }));
  await hand.click(button('Delete Which river?'));
  await hand.click(button('Save questions'));
  await screen.findByText('The questions are saved');
  expect(saves()).toEqual([
    {
      revision: 3,
      questions: [
        {
          id: 'count',
          kind: 'text',
          prompt: 'How many?',
          explanation: '',
          atSeconds: null,
          accepted: ['many', 'a lot'],
        },
      ],
    },
  ]);
});

test('what could not be saved stays on the device, and two editors do not overwrite each other unseen', async () => {
  const first = openEditor({ getQuizQuestions: two, saveQuizQuestions: away });
  await first.hand.click(await screen.findByRole('button', { name: /^Which river\?/ }));
  await first.hand.type(screen.getByLabelText('Explanation'), 'Mine.');
  await first.hand.click(button('Save questions'));
  await screen.findByText(/^Not saved, but kept on this device\. ./);
  first.close();

  const stale = refused(409, 'This quiz was changed elsewhere since you opened it.', 'stale_edit');
  const theirs = { revision: 7, questions: [{ ...river, explanation: 'Theirs.' }, count] };
  const { hand } = openEditor({ getQuizQuestions: theirs, saveQuizQuestions: stale }, first.lessonId);
  await screen.findByText('Here is what you had typed');
  await hand.click(button('Save questions'));
  await screen.findByText('These questions were changed elsewhere since you opened them.');
  // Both versions, with their solutions.
  for (const explanation of ['Theirs.', 'Mine.'])
    expect(versions()).toContain(
      `1. Which river? (0:20)\n● Padma\n○ Thames\n${explanation}\n\n2. How many?\n700 ± 5`,
    );
  await expectAccessible('two editors');
  server.answer({ saveQuizQuestions: { ...two, revision: 8 } });
  await hand.click(button('Keep mine'));
  await screen.findByText('The questions are saved');
  const [mine] = saves().slice(-1);
  expect(mine).toMatchObject({
    revision: 7,
    questions: [{ id: 'river', explanation: 'Mine.' }, { id: 'count' }],
  });
});

test('questions that cannot be loaded are told, and asked for again', async () => {
  const { hand } = openEditor({ getQuizQuestions: away });
  await screen.findByText('The questions could not be loaded');
  server.answer({ getQuizQuestions: two });
  await hand.click(button('Try again'));
  const list = await screen.findByRole('list', { name: 'Questions' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});
