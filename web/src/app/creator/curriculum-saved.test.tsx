import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

async function openCurriculum() {
  const course = ownCourse();
  const { hand } = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum({ Oven: ['Steam'] }),
      getVideoStatus: { ...playableFilm, state: 'none', playing: null },
      updateModule: away,
    },
  });
  const lesson = await screen.findByRole('button', { name: 'Steam' });
  const retype = async (input: HTMLElement, text: string) => {
    await hand.clear(input);
    await hand.type(input, text);
  };
  return { hand, lesson, retype };
}

test('a lesson with a field that cannot be saved says so at its buttons, and leads to the field', async () => {
  const { hand, lesson, retype } = await openCurriculum();
  await hand.click(lesson);
  const duration = screen.getByLabelText('Duration');
  await retype(duration, 'soon');
  const refusal = 'Not saved: please look at the marked fields.';
  expect(screen.queryByText(refusal)).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Save lesson' }));
  expect((await screen.findByText(refusal)).classList.contains('text-danger')).toBe(true);
  expect(document.activeElement).toBe(duration);
  expect(server.requests('updateLesson')).toEqual([]);
  await retype(duration, '00:05:00');
  expect(screen.queryByText(refusal)).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Discard changes' }));
});

test('all is not said to be saved while the title of a module is not', async () => {
  const { hand, retype } = await openCurriculum();
  const editor = within(screen.getByRole('region', { name: 'Curriculum' }));
  await editor.findByText('All changes saved');
  const title = screen.getByRole('textbox', { name: 'Title of module 1' });
  await retype(title, 'Dough');
  await hand.tab();
  await expectToast('Error', 'Failed to save module.');
  await editor.findByText('Not saved yet, kept on this device');
  expect(editor.queryByText('All changes saved')).toBeNull();
  const [dough] = sampleCurriculum({ Dough: [] }) as [Module];
  server.answer({ updateModule: dough });
  await hand.click(title);
  await hand.tab();
  await editor.findByText('All changes saved');
});
