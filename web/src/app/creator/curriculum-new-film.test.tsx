import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { uploadsOf } from '@/features/uploads/my-uploads.ts';
import { type Answers, away, server, unreachable } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { ownCourse, sampleCreator, sampleCurriculum, sampleLesson } from '@/lib/testing/sample-data.ts';

const film = new File([new Uint8Array(2000)], 'big.mp4', { type: 'video/mp4' });

async function chooseFilm(answers: Answers = {}) {
  const course = ownCourse();
  const user = sampleCreator();
  const address = `/creator-dashboard/courses/${course._id}/edit/curriculum`;
  const app = openApp(address, {
    as: user,
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum({ Oven: ['Steam'], Table: ['Plates'] }),
      getVideoStatus: { ...playableFilm, state: 'none', playing: null },
      createLesson: ({ body }) => sampleLesson(body.title, { moduleId: 'oven', order: 2 }),
      ...answers,
    },
  });
  const { hand } = app;
  const press = async (name: string) => hand.click(await screen.findByRole('button', { name }));
  await press('Add lesson to Oven');
  await hand.upload(pickerBehind(await screen.findByRole('button', { name: 'Choose a video' })), film);
  // Nothing here takes the bytes.
  const cancelUpload = () => act(() => uploadsOf(user.id).cancelLesson('big'));
  return { ...app, press, cancelUpload, reload: () => openApp(address, { as: user }) };
}

test('a film chosen for a lesson that could not be saved is there for the next attempt, and uploads then', async () => {
  const { press, cancelUpload } = await chooseFilm({ createLesson: unreachable });
  await press('Add lesson');
  await screen.findByText('Nothing is lost: what you wrote is kept on this device.');
  const form = within(screen.getByRole('form', { name: 'New lesson' }));
  form.getByText('big.mp4');
  form.getByText('Uploads once the lesson is added');

  server.answer({ createLesson: sampleLesson('big', { moduleId: 'oven', order: 2 }) });
  await press('Add lesson');
  await screen.findByRole('progressbar', { name: 'Upload of big.mp4' });
  cancelUpload();
});

test('a form with a film does not say that all of it is kept on the device', async () => {
  const { press } = await chooseFilm();
  const form = within(screen.getByRole('form', { name: 'New lesson' }));
  form.getByText(/the film must be chosen again after a reload\.$/);
  expect(form.queryByText('Not saved yet, kept on this device')).toBeNull();
  await press('Take big.mp4 back');
  form.getByText('Not saved yet, kept on this device');
});

test('a closed form has its film again when it is opened, in its own module, and for one lesson only', async () => {
  const { press, cancelUpload } = await chooseFilm();
  await press('Close');
  await press('Add lesson to Table');
  await screen.findByText('Drag a video here');
  await press('Close');
  await press('Continue the new lesson in Oven');
  await screen.findByText('Here is what you had typed');
  screen.getByText('Uploads once the lesson is added');
  await press('Add lesson');
  await screen.findByRole('progressbar', { name: 'Upload of big.mp4' });
  cancelUpload();
  await press('Add lesson to Oven');
  await screen.findByText('Drag a video here');
  expect(screen.queryByText('Here is what you had typed')).toBeNull();
});

test('a film that a reload has lost is asked for by its name, until it is chosen', async () => {
  const first = await chooseFilm();
  first.close();
  const { hand } = first.reload();
  const alert = await screen.findByText('Choose the film again: big.mp4');
  expect(alert.closest('[role=status]')?.textContent).toContain('Here is what you had typed');
  await hand.type(screen.getByLabelText('Lesson title'), ' and good');
  expect(alert.isConnected).toBe(true);
  await hand.upload(pickerBehind(screen.getByRole('button', { name: 'Choose a video' })), film);
  await waitFor(() => expect(alert.isConnected).toBe(false));
  screen.getByText('Uploads once the lesson is added');
});

test('a film that was discarded or taken back is not asked for', async () => {
  const first = await chooseFilm();
  await first.press('Discard changes');
  await first.press('Add lesson to Oven');
  await screen.findByText('Drag a video here');
  await first.hand.upload(pickerBehind(screen.getByRole('button', { name: 'Choose a video' })), film);
  await first.press('Take big.mp4 back');
  first.close();
  first.reload();
  await screen.findByText('Here is what you had typed');
  expect(screen.queryByText(/^Choose the film again/)).toBeNull();
});

/** The lesson with the film is on its way, and the next one is being typed. */
async function beginNext() {
  const answer = Promise.withResolvers<ReturnType<typeof sampleLesson> | typeof away>();
  const app = await chooseFilm({ createLesson: () => answer.promise });
  await app.press('Add lesson');
  await app.press('Add lesson to Oven');
  await screen.findByText('Drag a video here');
  expect(screen.queryByText('Here is what you had typed')).toBeNull();
  expect(title()).toHaveProperty('value', '');
  await app.hand.type(title(), 'The crumb');
  return { ...app, answer };
}

const title = () => screen.getByLabelText('Lesson title');

test('the next lesson is begun while one is on its way: it starts empty, and keeps what is typed into it', async () => {
  const { answer, press, cancelUpload } = await beginNext();
  answer.resolve(sampleLesson('big', { moduleId: 'oven', order: 2 }));
  await screen.findByText('Lesson created or updated successfully');
  expect(title()).toHaveProperty('value', 'The crumb');
  cancelUpload();
  await press('Close');
  await press('Continue the new lesson in Oven');
  expect(title()).toHaveProperty('value', 'The crumb');
  expect(screen.queryByText('big.mp4')).toBeNull();
});

test('a lesson that could not be saved waits until the next one, which is open, is done, and has its film', async () => {
  const { answer, press } = await beginNext();
  answer.resolve(away);
  await screen.findByText('Failed to save lesson.');
  expect(title()).toHaveProperty('value', 'The crumb');
  await press('Discard changes');
  await press('Continue the new lesson in Oven');
  expect(title()).toHaveProperty('value', 'big');
  screen.getByText('Uploads once the lesson is added');
});

test('a page that is closed while a lesson is on its way loses neither it nor the next', async () => {
  const { close, reload } = await beginNext();
  close();
  const { hand } = reload();
  await screen.findByText('Here is what you had typed');
  expect(title()).toHaveProperty('value', 'The crumb');
  await hand.click(screen.getByRole('button', { name: 'Discard changes' }));
  await hand.click(screen.getByRole('button', { name: 'Continue the new lesson in Oven' }));
  await screen.findByText('Choose the film again: big.mp4');
  expect(title()).toHaveProperty('value', 'big');
});
