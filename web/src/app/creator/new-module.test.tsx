import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum, sampleLesson } from '@/lib/testing/sample-data.ts';

test('a lesson can be written in a module that the server does not have yet, and stays when it does', async () => {
  const course = ownCourse();
  const saved = Promise.withResolvers<Module>();
  const { hand } = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: [],
      createModule: () => saved.promise,
      createLesson: ({ body }) => sampleLesson(body.title, { moduleId: 'm' }),
    },
  });
  await hand.click(await screen.findByRole('button', { name: 'Add the first module' }));
  await hand.click(await screen.findByRole('button', { name: 'Add lesson to New Module' }));
  await hand.type(screen.getByLabelText('Lesson title'), 'First');

  saved.resolve({ ...sampleCurriculum({ 'New Module': [] })[0], _id: 'm', id: 'm' } as Module);
  await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
  expect(screen.getByLabelText('Lesson title')).toHaveProperty('value', 'First');
  await hand.type(screen.getByLabelText('Lesson title'), ' steps');
  await hand.click(screen.getByRole('button', { name: 'Add lesson' }));
  await waitFor(() =>
    expect(server.requests('createLesson')[0]?.body).toMatchObject({ title: 'First steps', moduleId: 'm' }),
  );
});

/** A lesson is written in a module that is on its way to the server. */
async function writeInNewModule() {
  const course = ownCourse();
  const answer = Promise.withResolvers<Module | typeof away>();
  const app = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: [],
      createModule: () => answer.promise,
      createLesson: away,
      getVideoStatus: { ...playableFilm, state: 'none', playing: null },
    },
  });
  const press = async (name: string) => app.hand.click(await screen.findByRole('button', { name }));
  await press('Add the first module');
  await press('Add lesson to New Module');
  await app.hand.type(screen.getByLabelText('Lesson title'), 'The crust');
  await app.hand.type(screen.getByRole('textbox', { name: 'Content' }), 'Steam first.');
  return { ...app, press, answer };
}
const module: Module = { _id: 'm', id: 'm', title: 'New Module', order: 1, lessons: [], revision: 1 };
const fields = () =>
  ['Lesson title', 'Content'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);

test('a lesson that could not be saved in a module that was on its way opens again with all that was typed', async () => {
  const { press, answer } = await writeInNewModule();
  await press('Add lesson');
  answer.resolve(module);
  await screen.findByText('There was a problem saving the lesson.');
  expect(fields()).toEqual(['The crust', 'Steam first.']);
  server.answer({ createLesson: ({ body }) => sampleLesson(body.title, { moduleId: 'm', order: 1 }) });
  await press('Add lesson');
  await screen.findByRole('button', { name: 'The crust' });
  await screen.findByRole('button', { name: 'Add lesson to New Module' });
  expect(Object.keys(localStorage).filter((key) => key.includes('curriculum-draft'))).toEqual([]);
});

test.each([
  ['open', false],
  ['sent', true],
])(
  'a lesson that is %s when its module could not be saved is kept, and goes on in another one',
  async (_, isSent) => {
    const { press, answer } = await writeInNewModule();
    if (isSent) await press('Add lesson');
    answer.resolve(away);
    const told = await screen.findByText('A new module was not saved, nor the lesson in it.');
    expect(screen.getByText('What you wrote in “The crust” is kept on this device.')).toBeTruthy();
    await expectAccessible('a module that could not be saved');
    server.answer({
      createModule: module,
      createLesson: ({ body }) => sampleLesson(body.title, { moduleId: 'm' }),
    });
    await press('Add the module again');
    expect(told.isConnected).toBe(false);
    await waitFor(() => expect(fields()).toEqual(['The crust', 'Steam first.']));
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
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
  expect(screen.queryByText('A new module was not saved, nor the lesson in it.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add the first module' })).toBeTruthy();
});
