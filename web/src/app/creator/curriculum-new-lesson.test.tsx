import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum, sampleLesson } from '@/lib/testing/sample-data.ts';

async function beginLesson() {
  const course = ownCourse();
  const { hand } = openApp(`/creator-dashboard/courses/${course._id}/edit/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum({ Oven: ['Steam'], Table: ['Plates'] }),
      getVideoStatus: { ...playableFilm, state: 'none', playing: null },
    },
  });
  const press = async (name: string) => hand.click(await screen.findByRole('button', { name }));
  await press('Add lesson to Oven');
  await hand.type(screen.getByLabelText('Lesson title'), 'The crust');
  return { hand, press };
}

const has = (name: string) => screen.queryByRole('button', { name }) !== null;

test('the module of a new lesson that is not saved yet leads back to it, closed too', async () => {
  const { press } = await beginLesson();
  await press('Close');
  const again = await screen.findByRole('button', { name: 'Continue the new lesson in Oven' });
  expect(again.textContent).toBe('Continue the new lesson');
  expect(has('Add lesson to Table')).toBe(true);
  expect(screen.queryByText('Unsaved changes')).toBeNull();

  await press('Collapse all');
  const [oven, table] = ['Module 1: Oven', 'Module 2: Table'].map((name) =>
    screen.getByRole('region', { name }),
  );
  expect(oven?.textContent).toContain('Unsaved changes');
  expect(table?.textContent).not.toContain('Unsaved changes');
  await expectAccessible('closed modules, one with a new lesson');

  await press('Expand all');
  await press('Continue the new lesson in Oven');
  expect(screen.getByLabelText('Lesson title')).toHaveProperty('value', 'The crust');
  await press('Discard changes');
  expect(has('Add lesson to Oven')).toBe(true);
});

test('a new lesson on its way to the server is not offered to be continued', async () => {
  const { press } = await beginLesson();
  const answer = Promise.withResolvers<typeof away>();
  server.answer({ createLesson: () => answer.promise });
  await press('Add lesson');
  expect(has('Add lesson to Oven')).toBe(true);
  answer.resolve(away);
  await screen.findByText('There was a problem saving the lesson.');
  await press('Close');
  expect(has('Continue the new lesson in Oven')).toBe(true);

  server.answer({ createLesson: sampleLesson('The crust', { moduleId: 'oven', order: 2 }) });
  await press('Continue the new lesson in Oven');
  await press('Add lesson');
  await screen.findByRole('button', { name: 'The crust' });
  await waitFor(() => expect(has('Add lesson to Oven')).toBe(true));
});
