/** What the enrollment page lists, beside the details of a course. */
import type { CourseLists } from '@academy/contract/courses/course-lists-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { refused, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';

async function openLists() {
  const course = ownCourse();
  let saved: CourseLists = {
    whatYouWillLearn: ['Draw a line'],
    requirements: [],
    targetAudience: [],
    revision: 1,
  };
  const { hand } = openApp(`/creator-dashboard/courses/${course._id}/edit`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: [],
      getCourseLists: () => saved,
      saveCourseLists: ({ body }) => {
        if (body.revision !== saved.revision) return refused(409, 'Changed', 'stale_edit');
        saved = { ...body, revision: body.revision + 1 };
        return saved;
      },
    },
  });
  // The DOM of these tests leaves the lists of a form that comes filled in unchosen, which a browser does not.
  await hand.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), course.category);
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Difficulty level' }), 'Beginner');
  const line = await screen.findByLabelText("What you'll learn, line 1");
  const press = (name: string) => hand.click(screen.getByRole('button', { name }));
  const savedElsewhere = (change: Partial<CourseLists>) => {
    saved = { ...saved, ...change, revision: saved.revision + 1 };
  };
  return { hand, line, press, savedElsewhere, now: () => saved };
}

const barOfCourse = () =>
  screen.getByRole('button', { name: 'Save Course' }).parentElement?.querySelector('[role=status]')
    ?.textContent;
const saveLists = () => screen.getByRole('button', { name: 'Save lists' });

test('the bar of the course counts its lists, and saves them with it', async () => {
  const { hand, line, press, now } = await openLists();
  expect(barOfCourse()).toBe('All changes saved');
  await hand.type(line, ' well');
  expect(barOfCourse()).toBe('Not saved yet, kept on this device');
  await press('Save Course');
  await screen.findByText('The lines are saved');
  await waitFor(() => expect(barOfCourse()).toBe('All changes saved'));
  expect(now().whatYouWillLearn).toEqual(['Draw a line well']);
  // Nothing of the details was changed.
  expect(server.requests('updateCourse')).toEqual([]);
});

test('the keyboard goes on from the button after lists were saved, or changes discarded', async () => {
  const { hand, line, press } = await openLists();
  await hand.type(line, ' well');
  await press('Save lists');
  await screen.findByText('The lines are saved');
  expect(document.activeElement).toBe(saveLists());
  await hand.type(line, ' enough');
  await press('Discard changes');
  expect(document.activeElement).toBe(saveLists());
  expect(line.isConnected).toBe(false);
});

test('lists that were saved elsewhere are shown beside what was typed, and neither goes by a press in haste', async () => {
  const { hand, line, press, savedElsewhere, now } = await openLists();
  await hand.type(line, ' by hand');
  savedElsewhere({ whatYouWillLearn: ['Draw a line with a ruler'], requirements: ['A pencil'] });
  await press('Save lists');
  await screen.findByText('These lines were changed elsewhere since you opened them.');
  expect(screen.getByRole('definition').textContent).toBe(
    'Saved: Draw a line with a rulerYours: Draw a line by hand',
  );
  screen.getByText('Only changed there, and kept: Requirements.');
  expect(document.activeElement?.textContent).toMatch(/^These lines were changed/);
  await expectAccessible('lists of two editors');
  // Where the button was is the notice; the button itself still saves, and is refused again.
  await press('Save lists');
  await screen.findByText('These lines were changed elsewhere since you opened them.');
  expect(now().whatYouWillLearn).toEqual(['Draw a line with a ruler']);

  const notice = within(document.activeElement as HTMLElement);
  await hand.click(notice.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('The lines are saved');
  expect(document.activeElement).toBe(saveLists());
  expect(now()).toMatchObject({ whatYouWillLearn: ['Draw a line by hand'], requirements: ['A pencil'] });
  await screen.findByDisplayValue('A pencil');
});
