/** A lesson that is written in a module which is on its way to the server. */
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { screen } from '@testing-library/react';
import { type Answers, away } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';
import { openApp } from './open-app.tsx';

/** As the server answers it. */
export const newModule: Module = {
  ...{ _id: 'm', id: 'm', title: 'New Module' },
  ...{ order: 1, lessons: [], revision: 1 },
};

export async function writeInNewModule(answers: Answers = {}) {
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
      ...answers,
    },
  });
  const press = async (name: string) => app.hand.click(await screen.findByRole('button', { name }));
  await press('Add the first module');
  await press('Add lesson to New Module');
  await app.hand.type(screen.getByLabelText('Lesson title'), 'The crust');
  await app.hand.type(screen.getByRole('textbox', { name: 'Content' }), 'Steam first.');
  return { ...app, press, answer };
}

export const lessonFields = () =>
  ['Lesson title', 'Content'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);
