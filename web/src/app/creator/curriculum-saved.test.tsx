import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { away, held, server, unreachable } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

afterEach(() => onlineManager.setOnline(true));

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

test('Enter saves the title of a module once, and the keyboard stays in it', async () => {
  const { hand, retype } = await openCurriculum();
  const answer = held();
  server.answer({ updateModule: answer.answer });
  const title = screen.getByRole('textbox', { name: 'Title of module 1' });
  await retype(title, 'Dough');
  await hand.keyboard('{Enter}');
  expect(document.activeElement).toBe(title);
  // Left before the answer came.
  await hand.tab();
  answer.fail();
  await screen.findByText('Not saved');
  expect(title).toHaveProperty('value', 'Dough');
  expect(server.requests('updateModule').map(({ body }) => body.title)).toEqual(['Dough']);
});

test('a lesson that could not be saved offline says so until the connection is back, and then what to do', async () => {
  const { hand, lesson, retype } = await openCurriculum();
  server.answer({ updateLesson: unreachable });
  await hand.click(lesson);
  await retype(screen.getByLabelText('Lesson title'), 'Steam and heat');
  act(() => onlineManager.setOnline(false));
  await hand.click(screen.getByRole('button', { name: 'Save lesson' }));
  const title = await screen.findByText('There was a problem saving the lesson.', { selector: 'p' });
  const notice = within(title.closest<HTMLElement>('[role=alert]') ?? document.body);
  notice.getByText('You are offline.');
  act(() => onlineManager.setOnline(true));
  notice.getByText('You are online again. Save the lesson now.');
  await hand.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Edit Steam' }));
});
