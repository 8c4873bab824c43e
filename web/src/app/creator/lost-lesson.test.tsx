import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lessonFields, newModule } from '@/app/testing/new-module.ts';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { refused, server } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

const wasDeleted = 'A lesson was deleted before your changes to it were saved.';

/** The text of a lesson is changed, which somebody deletes before it is saved. */
async function writeInDeleted() {
  const course = ownCourse();
  const as = sampleCreator();
  const [rivers] = sampleCurriculum({ Rivers: ['Deltas', 'Mouths'] });
  if (rivers === undefined) throw new Error('There is no module.');
  const open = () => {
    const app = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, { as });
    const press = async (name: string) => app.hand.click(await screen.findByRole('button', { name }));
    return { ...app, press };
  };
  server.answer({
    getCourse: course,
    getCurriculum: [rivers],
    getVideoStatus: { ...playableFilm, state: 'none', playing: null },
    updateLesson: refused(404, 'Lesson not found.', 'lesson_not_found'),
    deleteLesson: {},
  });
  const app = open();
  await app.press('Deltas');
  await app.hand.type(screen.getByLabelText('Lesson title'), ' of rivers');
  await app.hand.type(screen.getByRole('textbox', { name: 'Content' }), 'Silt makes land.');
  const remove = () => server.answer({ getCurriculum: [{ ...rivers, lessons: rivers.lessons.slice(1) }] });
  return { ...app, open, remove };
}

test('what was written in a lesson that was deleted elsewhere is told, also after a reload, and goes on as a new lesson', async () => {
  const { press, remove, close, open } = await writeInDeleted();
  remove();
  await press('Save lesson');
  const told = await screen.findByText(wasDeleted);
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  close();
  const again = open();
  await screen.findByText(wasDeleted);
  screen.getByText('What you wrote in “Deltas of rivers” is kept on this device.');
  expect(screen.queryByText('All changes saved')).toBeNull();
  await expectAccessible('a lesson that was deleted elsewhere');
  await again.press('Add it as a new lesson');
  expect(lessonFields()).toEqual(['Deltas of rivers', 'Silt makes land.']);
  expect(screen.queryByText(wasDeleted)).toBeNull();
});

test('it can be discarded', async () => {
  const { press, remove } = await writeInDeleted();
  remove();
  await press('Save lesson');
  await press('Discard what you wrote');
  expect(screen.queryByText(wasDeleted)).toBeNull();
  await screen.findByText('All changes saved');
});

test('where nothing is left in the course, it goes on in a new module', async () => {
  const { press } = await writeInDeleted();
  server.answer({ getCurriculum: [], createModule: newModule });
  await press('Save lesson');
  await press('Add it as a new lesson');
  await waitFor(() => expect(lessonFields()).toEqual(['Deltas of rivers', 'Silt makes land.']));
});

test('of a lesson that one deletes oneself, nothing is told', async () => {
  const { press, hand } = await writeInDeleted();
  await press('Close');
  await press('Actions for lesson Deltas');
  await hand.click(await screen.findByRole('menuitem', { name: 'Delete lesson' }));
  await press('Delete lesson');
  await screen.findByText('All changes saved');
  expect(screen.queryByText(wasDeleted)).toBeNull();
});
