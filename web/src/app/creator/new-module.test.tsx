import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { server } from '@/lib/testing/fake-server.ts';
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
