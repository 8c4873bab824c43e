import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lessonFields, newModule, writeInNewModule } from '@/app/testing/new-module.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { sampleLesson } from '@/lib/testing/sample-data.ts';

const notSaved = 'A new module was not saved, nor the lesson in it.';
const focused = () => document.activeElement?.textContent;

test.each([
  ['open', false],
  ['sent', true],
])(
  'a lesson that is %s when its module could not be saved is kept, and goes on in another one',
  async (_, isSent) => {
    const { press, answer } = await writeInNewModule();
    if (isSent) await press('Add lesson');
    answer.resolve(away);
    const told = await screen.findByText(notSaved);
    expect(screen.getByText('What you wrote in “The crust” is kept on this device.')).toBeTruthy();
    await expectAccessible('a module that could not be saved');
    server.answer({
      createModule: newModule,
      createLesson: ({ body }) => sampleLesson(body.title, { moduleId: 'm' }),
    });
    await press('Add the module again');
    expect(told.isConnected).toBe(false);
    await waitFor(() => expect(lessonFields()).toEqual(['The crust', 'Steam first.']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Lesson title')));
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText('Lesson title'));
    await press('Add lesson');
    await waitFor(() =>
      expect(server.requests('createLesson').at(-1)?.body).toMatchObject({
        title: 'The crust',
        moduleId: 'm',
      }),
    );
  },
);

test('what was written in a module that could not be saved can be discarded', async () => {
  const { press, answer } = await writeInNewModule();
  answer.resolve(away);
  await press('Discard the lesson');
  expect(screen.queryByText(notSaved)).toBeNull();
  await waitFor(() => expect(focused()).toBe('Add the first module'));
});

test('lessons of a module that could not be saved are all named before they are discarded', async () => {
  const { press, answer, hand } = await writeInNewModule();
  await press('Add lesson');
  await press('Add lesson to New Module');
  await hand.type(screen.getByRole('textbox', { name: 'Content' }), 'Cut it cold.');
  answer.resolve(away);
  const alert = (await screen.findByText('A new module was not saved, nor the 2 lessons in it.')).closest(
    '[role=alert]',
  ) as HTMLElement;
  within(alert).getByText('What you wrote in these lessons is kept on this device:');
  const names = within(alert).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent).toSorted()).toEqual([
    'A lesson without a title',
    'The crust',
  ]);
  await expectAccessible('a module with two lessons that could not be saved');
  await press('Discard the 2 lessons');
  expect(alert.isConnected).toBe(false);
});

test('with other modules on the page, who discards goes on at the toolbar', async () => {
  const { press, answer } = await writeInNewModule();
  answer.resolve(away);
  await screen.findByText(notSaved);
  server.answer({ createModule: newModule });
  await press('Add the first module');
  server.answer({ createModule: away });
  await press('Add the module again');
  // Beside the lost lesson and in the toolbar, which does not say "taken back".
  await waitFor(() => expect(screen.getAllByText('Not saved yet, kept on this device')).toHaveLength(2));
  await press('Discard the lesson');
  await waitFor(() => expect(focused()).toBe('Add module'));
});

const film = new File([new Uint8Array(2000)], 'big.mp4', { type: 'video/mp4' });

test('the film of a lesson goes with it when its module is added again', async () => {
  const { press, answer, hand } = await writeInNewModule();
  await hand.upload(pickerBehind(screen.getByRole('button', { name: 'Choose a video' })), film);
  answer.resolve(away);
  await screen.findByText(notSaved);
  server.answer({ createModule: newModule });
  await press('Add the module again');
  await screen.findByText('Uploads once the lesson is added');
  expect(screen.queryByText(/^Choose the film again/)).toBeNull();
});
