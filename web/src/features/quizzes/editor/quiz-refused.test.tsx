import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { server } from '@/lib/testing/fake-server.ts';
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

/** Two questions, the second of which is open. */
async function openSecond() {
  const questions = [river, { ...river, id: 'sea', prompt: 'Which sea?' }];
  server.answer({ getQuizQuestions: { revision: 3, questions } });
  document.title = 'Curriculum';
  render(
    <main>
      <h1>Curriculum</h1>
      <QuizEditor
        address={{ courseId: 'c', moduleId: 'm', lessonId: newId() }}
        userId="author"
        filmSeconds={58}
      />
    </main>,
    { wrapper: withQueries() },
  );
  const hand = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const press = async (name: string | RegExp) => hand.click(await screen.findByRole('button', { name }));
  const retype = async (label: string, text: string) => {
    await hand.clear(screen.getByLabelText(label));
    await hand.type(screen.getByLabelText(label), text);
  };
  await press(/^Which sea\?/);
  return { hand, press, retype };
}

const isFocused = (label: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));

test('options that are the same are not said to be missing, and the second of them is led to', async () => {
  const { hand, press, retype } = await openSecond();
  await retype('Option 2', 'Padma');
  await press(/^Which sea\?/);
  await hand.click(screen.getByRole('tab', { name: 'Preview' }));
  await press('Save questions');
  await screen.findByText('Two options are the same.');
  screen.getByText('Something is not right yet');
  screen.getByText('Not saved: please look at the marked fields.');
  await isFocused('Option 2');
  const invalid = ['Option 1', 'Option 2'].map((name) =>
    screen.getByLabelText(name).getAttribute('aria-invalid'),
  );
  expect(invalid).toEqual([null, 'true']);
  await expectAccessible('two equal options');
  expect(server.requests('saveQuizQuestions')).toEqual([]);
});

test('a question that is added after a save was refused is not marked before it was saved itself', async () => {
  const { press, retype } = await openSecond();
  await retype('Option 2', 'Padma');
  await press('Save questions');
  await screen.findByText('Two options are the same.');
  await retype('Option 2', 'Meghna');
  await waitFor(() => expect(screen.queryByText('Something is not right yet')).toBeNull());
  await press('Add a question');
  expect(screen.queryByText('Something is not right yet')).toBeNull();
  expect(screen.queryByText('Write the question.')).toBeNull();
  expect(screen.queryByText('Not saved: please look at the marked fields.')).toBeNull();
  await press('Save questions');
  await screen.findByText('Write the question.');
  expect(server.requests('saveQuizQuestions')).toEqual([]);
});

test('the first field of the first question is led to, at every attempt', async () => {
  const { hand, press, retype } = await openSecond();
  await retype('Moment of the film', '5:00');
  await press(/^Which river\?/);
  await retype('Moment of the film', '2:00');
  await hand.clear(screen.getByLabelText('Question'));
  await press(/^Which sea\?/);
  await press('Save questions');
  await screen.findByText('The film ends at 0:58.');
  await isFocused('Moment of the film');
  expect(screen.getByLabelText('Moment of the film')).toHaveProperty('value', '2:00');
  await retype('Moment of the film', '0:20');
  await press('Save questions');
  await isFocused('Question');
  await hand.type(screen.getByLabelText('Question'), 'Which river?');
  await press('Save questions');
  await waitFor(() => expect(screen.getByLabelText('Moment of the film')).toHaveProperty('value', '5:00'));
  await isFocused('Moment of the film');
});

test('where no option is marked as right, the marks are led to', async () => {
  const { hand, press } = await openSecond();
  await hand.selectOptions(screen.getByLabelText('Kind of question'), 'Several choices');
  await hand.click(screen.getByRole('checkbox', { name: 'Option 1 is right' }));
  await press('Save questions');
  await screen.findByText('Mark the right option.');
  await isFocused('Option 1 is right');
});

test('questions without a text are told apart, and a saved one is not called new', async () => {
  const { hand, press } = await openSecond();
  await hand.clear(screen.getByLabelText('Question'));
  await press('Add a question');
  await press('Add a question');
  const names = screen
    .getAllByRole('button', { name: /^(New question|Question without text)/ })
    .map(({ textContent }) => textContent?.match(/^\D+\d/)?.[0]);
  expect(names).toEqual(['Question without text 2', 'New question 3', 'New question 4']);
});
