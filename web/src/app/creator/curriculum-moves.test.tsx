import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { away, server, unreachable } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCurriculum, sampleLesson } from '@/lib/testing/sample-data.ts';

async function openOven() {
  const course = ownCourse();
  const { hand } = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum({ Before: ['Flour', 'Resting'], After: ['Steam'] }),
      updateModule: unreachable,
      deleteModule: away,
      updateLesson: sampleLesson('Flour', { moduleId: 'before', order: 2, revision: 2 }),
    },
  });
  await screen.findByRole('button', { name: 'Steam' });
  const open = async (what: string) => {
    await hand.click(screen.getByRole('button', { name: `Actions for ${what}` }));
    return within(await screen.findByRole('menu', { name: `Actions for ${what}` }));
  };
  const canMove = async (what: string) => {
    const menu = await open(what);
    const moves = ['Move up', 'Move down'].filter(
      (name) => menu.getByRole('menuitem', { name }).getAttribute('aria-disabled') !== 'true',
    );
    await hand.keyboard('{Escape}');
    return moves;
  };
  return { hand, open, canMove };
}

test('only the first of all cannot move up, and the last of all cannot move down', async () => {
  const { canMove } = await openOven();
  const both = ['Move up', 'Move down'];
  expect(await canMove('module Before')).toEqual(['Move down']);
  expect(await canMove('module After')).toEqual(['Move up']);
  expect(await canMove('lesson Flour')).toEqual(['Move down']);
  // Over the border of its module.
  expect(await canMove('lesson Resting')).toEqual(both);
  expect(await canMove('lesson Steam')).toEqual(['Move up']);
});

test('a move that was taken back says why, and the editor does not say that all is saved', async () => {
  const { hand, open } = await openOven();
  const editor = within(screen.getByRole('region', { name: 'Curriculum' }));
  await editor.findByText('All changes saved');
  await hand.click((await open('module Before')).getByRole('menuitem', { name: 'Move down' }));
  await expectToast(
    'Failed to save module.',
    'The academy cannot be reached. Please check your connection. It is back in its place.',
  );
  await editor.findByText('The last change was not saved, and is taken back.');
  expect(editor.queryByText('All changes saved')).toBeNull();
  // The next one that goes through is the last.
  await hand.click((await open('lesson Flour')).getByRole('menuitem', { name: 'Move down' }));
  await editor.findByText('All changes saved');
  await waitFor(() => expect(server.requests('updateLesson')).toHaveLength(1));
});
